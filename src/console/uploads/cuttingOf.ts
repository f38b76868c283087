import type { DescribedPicture } from '../pictures/pictureFacts.ts';
import type { Cutting } from './CropModal.tsx';

/** How a picture that stands somewhere is cut in another way: out of the whole one, with the frame that was kept, and its own words. */
export const cuttingOf = (url: string, facts: DescribedPicture | undefined): Cutting => ({
  url: facts?.whole || url,
  cut: facts?.cut ?? null,
  focus: facts?.focus ?? null,
  look: facts && { turn: facts.turn, light: facts.light },
  described: facts?.own_words ? url : undefined,
});
