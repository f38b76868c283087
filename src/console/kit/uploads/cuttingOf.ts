import type { DescribedPicture } from '../pictures/pictureFacts.ts';
import type { Cutting } from './CropModal.tsx';

/** The input for cropping a used picture again: the whole picture, its current frame, and its separate description. */
export const cuttingOf = (url: string, facts: DescribedPicture | undefined): Cutting => ({
  url: facts?.whole || url,
  cut: facts?.cut ?? null,
  focus: facts?.focus ?? null,
  look: facts && { turn: facts.turn, light: facts.light },
  described: facts?.own_words ? url : undefined,
});
