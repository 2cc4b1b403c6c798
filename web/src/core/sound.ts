// Plays sounds, if the person wants them.
import { prefs } from "./prefs.svelte";
import { SOUNDS, type Sound } from "./sounds";

export type { Sound };

let context: AudioContext | undefined;

function audio(): AudioContext | undefined {
  if (!prefs.sound || !navigator.userActivation?.hasBeenActive) return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

export function play(sound: Sound): void {
  const at = audio();
  if (at) SOUNDS[sound](at);
}
