import { translations } from '#lib/translations.ts';

/** The words of reordering pictures, announced as they move. */
export const ARRANGE = translations({
  en: {
    how: 'Drag a picture by its dots, or press Space on the dots, move it with the arrow keys, and press Space again. Escape puts it back.',
    howFinger: 'Drag a picture by its dots, or use the arrows below it.',
    move: (name: string) => `Move: ${name}`,
    earlier: (name: string) => `Earlier: ${name}`,
    later: (name: string) => `Later: ${name}`,
    taken: (name: string, place: number, count: number) =>
      `${name} is picked up, at place ${place} of ${count}. Move it with the arrow keys.`,
    at: (place: number, count: number) => `Place ${place} of ${count}`,
    put: (name: string, place: number, count: number) => `${name} is now at place ${place} of ${count}.`,
    back: (name: string) => `${name} is back in its place.`,
  },
});
