// The head of a robot, for seats that a bot plays: plain enough for 16 px.
export const ROBOT =
  '<path fill="currentColor" fill-rule="evenodd" d="M232 40h48v64h96q56 0 56 56v192q0 56-56 56H136q-56 0-56-56V160q0-56 56-56h96zM176 192a40 40 0 1 0 1 0zm160 0a40 40 0 1 0 1 0zM168 304v48h176v-48zM24 208h36v104H24zm428 0h36v104h-36z"/>';
