// A plain five-pointed star in the size of the icon set: a number can stand in it.
export const STAR = '<path fill="currentColor" d="M256 24l68 150 164 18-122 110 34 162-144-82-144 82 34-162L24 192l164-18z"/>';
