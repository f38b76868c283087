/** What is known of files and links that only the server can say. An address that is not in it is not known yet. */
export interface Known {
  /** Pictures, by address: whether they say something to those who do not see them. */
  readonly pictures: ReadonlyMap<string, boolean>;
  /** PDFs, by address: whether their words can be read and searched. */
  readonly papers: ReadonlyMap<string, boolean>;
  /** Links to our own hosts, by address: whether they lead somewhere. */
  readonly links: ReadonlyMap<string, boolean>;
  /** Stories of a newsletter, by id: whether visitors see them, and the address of the picture that goes along. */
  readonly stories?: ReadonlyMap<string, { readonly shown: boolean; readonly picture: string }>;
}
/** What is looked at before a record is public, by name. */
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

/** Something to look at. It never keeps anybody from saving. */
export interface Finding {
  readonly check: Check;
  /** The field it stands in. */
  readonly field: string;
  /** The words it is about, as they stand there; of a file, its address. */
  readonly quote: string;
  /** How many times the same words stand before it in the field. */
  readonly nth: number;
  /** What else its sentence says: how many words, where a link leads. */
  readonly about?: string;
  /** What one tap would put there: the words, and the whole field with them. */
  readonly mend?: { readonly words: string; readonly value: unknown };
}

/** By which 'Leave it' is kept: it lasts as long as the words do, wherever they move within the field. */
export const keyOf = ({ check, field, quote }: Pick<Finding, 'check' | 'field' | 'quote'>): string =>
  `${check} ${field} ${foldedHash(quote)}`;

/** A short number of a text (FNV-1a), so that what is kept of it says nothing. */
function foldedHash(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const sign of text.normalize('NFC'))
    hash = ((hash ^ BigInt(sign.codePointAt(0) ?? 0)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return hash.toString(36);
}
