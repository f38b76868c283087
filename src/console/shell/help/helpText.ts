import type { Role } from '#kinds/define.ts';
import type { Translations } from '#lib/translations.ts';
import type { ConsoleRoute } from '../../screenPaths.ts';

/** Half a page of help: what a section is, and how one does in it what one does twice a year. */
export interface HelpText {
  readonly what: string;
  /** What it is to somebody of a diocese or department, where that is something else. */
  readonly whatToUnit?: string;
  /** Headings, each with steps to take or a sentence, and whom it is for, where not for everybody. */
  readonly ways: readonly (readonly [
    heading: string,
    text: string | readonly string[],
    who?: 'office' | 'unit',
  ])[];
}

/** What a section's `help.ts` exports as HELP: the help of each of its screens. */
export type Help = { readonly [R in ConsoleRoute]?: Translations<HelpText> };

/** The help of a section that has the same for all of its screens. */
export const sameHelp = <S extends { readonly screens: object }>(
  { screens }: S,
  text: Translations<HelpText>,
): Help => Object.fromEntries(Object.keys(screens).map((route) => [route, text]));

/** The help as somebody has it: the office decides on what units write, and a unit's user chooses no unit. */
export function helpFor(role: Role, { what, whatToUnit, ways }: HelpText): Pick<HelpText, 'what' | 'ways'> {
  const who = role === 'full_administrator' ? 'office' : 'unit';
  return {
    what: who === 'unit' && whatToUnit !== undefined ? whatToUnit : what,
    ways: ways.filter(([, , only = who]) => only === who),
  };
}

// What is done alike in several sections.
export const MISTAKE = [
  'I deleted something by mistake',
  'Press Undo at once. Later it can still be brought back from the Trash, for 30 days.',
] as const;

export const OFF = [
  'To take one off the website',
  'Press the three dots at its end, then Make Inactive. Make Active brings it back.',
  'office',
] as const;

/** Who writes for a diocese or department does not switch (000 §4). */
export const OFF_FOR_UNIT = [
  'To take one off the website',
  'Ask the office to make it inactive. Or press the three dots at its end, then delete it; Undo and the Trash bring it back.',
  'unit',
] as const;

export const WAITS = [
  'When it will be seen',
  'The office looks at it first, then everybody sees it. If it comes back, your list says why: change it and save, and it waits again.',
  'unit',
] as const;

export const EDIT = [
  'To change one',
  'Press the three dots at its end, then Edit. What you type is kept on this device as a draft until you save.',
] as const;
