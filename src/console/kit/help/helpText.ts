import type { Role } from '#kinds/define.ts';
import type { Translations } from '#lib/translations.ts';
import type { ConsoleRoute } from '../screenPaths.ts';

/** A help page: what a section is, and how to do its rare tasks. */
export interface HelpText {
  readonly what: string;
  /** The description for users of a diocese or department, if it differs. */
  readonly whatToUnit?: string;
  /** Headings, each with steps or a sentence, and the audience if it is not everybody. */
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

/** The help for a role: the office decides on what units write, and a unit's user does not choose a unit. */
export function helpFor(role: Role, { what, whatToUnit, ways }: HelpText): Pick<HelpText, 'what' | 'ways'> {
  const who = role === 'full_administrator' ? 'office' : 'unit';
  return {
    what: who === 'unit' && whatToUnit !== undefined ? whatToUnit : what,
    ways: ways.filter(([, , only = who]) => only === who),
  };
}

// Steps that several sections share.
export const MISTAKE = [
  'I deleted something by mistake',
  'Press Undo at once. Later it can still be restored from the Trash, for 30 days.',
] as const;

export const OFF = [
  'To remove one from the website',
  'Press the three dots at its end, then Make Inactive. Make Active brings it back.',
  'office',
] as const;

/** Users who write for a diocese or department cannot switch records off (000 §4). */
export const OFF_FOR_UNIT = [
  'To remove one from the website',
  'Ask the office to make it inactive. Or press the three dots at its end, then delete it; Undo and the Trash bring it back.',
  'unit',
] as const;

export const WAITS = [
  'When it will be seen',
  'The office approves it first, then everybody sees it. If it is sent back, your list says why: change it and save, and it awaits approval again.',
  'unit',
] as const;

export const EDIT = [
  'To change one',
  'Press the three dots at its end, then Edit. What you type is kept on this device as a draft until you save.',
] as const;
