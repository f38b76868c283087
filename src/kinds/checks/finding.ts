/** What only the server knows about files and links. An address that is missing is not known yet. */
export interface Known {
  /** Pictures, by address: whether they have an alternative text. */
  readonly pictures: ReadonlyMap<string, boolean>;
  /** PDFs, by address: whether their text can be read and searched. */
  readonly papers: ReadonlyMap<string, boolean>;
  /** Links to our own hosts, by address: whether they work. */
  readonly links: ReadonlyMap<string, boolean>;
  /** Stories of a newsletter, by id: whether visitors see them, and the address of the picture sent with them. */
  readonly stories?: ReadonlyMap<string, { readonly shown: boolean; readonly picture: string }>;
}
/** The checks before a record is published, by name. */
export const CHECKS = [
  'picture',
  'heading',
  'linkWords',
  'bareAddress',
  'deadLink',
  'noYear',
  'past',
  'noPlace',
  'paper',
  'longSentence',
  'capitals',
  'oldFont',
  'wrongLetters',
  'mixedScripts',
  'doubleSign',
  'strayJoiner',
  'mixedDigits',
  'longSubject',
  'hiddenStory',
] as const;
export type Check = (typeof CHECKS)[number];

/** A finding. It never prevents saving. */
export interface Finding {
  readonly check: Check;
  /** The field that contains it. */
  readonly field: string;
  /** The words it is about, as written there; for a file, its address. */
  readonly quote: string;
  /** How many times the same words occur before it in the field. */
  readonly nth: number;
  /** Further details of its sentence: the number of words, a link's target. */
  readonly about?: string;
  /** The proposed fix: the words, and the whole field with them. */
  readonly mend?: { readonly words: string; readonly value: unknown };
}

/** The key under which 'Ignore' is stored: it lasts as long as the words, wherever they move in the field. */
export const keyOf = ({ check, field, quote }: Pick<Finding, 'check' | 'field' | 'quote'>): string =>
  `${check} ${field} ${foldedHash(quote)}`;

/** A short hash of a text (FNV-1a), so that the stored key reveals nothing of it. */
function foldedHash(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const sign of text.normalize('NFC'))
    hash = ((hash ^ BigInt(sign.codePointAt(0) ?? 0)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return hash.toString(36);
}
