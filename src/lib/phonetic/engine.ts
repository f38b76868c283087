/** How the Latin letters of a language are turned into its own: in words apart by blanks, as a person would write them on a sheet. */
export interface Scheme {
  /** The sign that takes the vowel from a consonant. */
  readonly virama: string;
  /** Latin letters, the vowel as a letter, the vowel as a sign ('-' for none); those that begin with others after these. */
  readonly vowels: string;
  /** Latin letters and a consonant; those that begin with others after these. */
  readonly consonants: string;
  /** A Latin letter, its consonant, and how that stands as long as no vowel follows. */
  readonly finals?: string;
  /** What stands before the caret with the key behind it, and what becomes of both; '^' for the beginning of a word. */
  readonly exact: string;
  /** Whether letters that shall not join are kept apart by a mark that stays in the text. */
  readonly staysApart?: boolean;
}

/** A scheme that has been unfolded: what stands before the caret and a key, in one string, and what becomes of both. */
export interface Table {
  readonly rules: ReadonlyMap<string, string>;
  readonly virama: string;
  readonly staysApart: boolean;
}

/** What a key does: takes so many code units from before the caret, and writes. */
export interface Change {
  readonly cut: number;
  readonly put: string;
}

/** The most code units before the caret that a rule looks at. */
const LONGEST = 8;
/** Stands between two letters that shall not become one, until the next key. */
const APART = '\u200c';
const ofWord = /[\p{L}\p{M}]/u;

/** Unfolds a scheme, in less than a millisecond. */
export function tableOf({
  virama,
  vowels,
  consonants,
  finals = '',
  exact,
  staysApart = false,
}: Scheme): Table {
  const rules = new Map<string, string>();
  const shown = new Map<string, string>();
  const endings = rows(finals, 3);
  const rule = (before: string, latin: string, after: string) => {
    const begun = shown.get(latin.slice(0, -1));
    if (latin.length === 1 || begun !== undefined) rules.set(before + (begun ?? '') + latin.at(-1), after);
  };
  for (const [latin, letter] of rows(consonants, 2)) {
    rule('', latin, letter + virama);
    shown.set(latin, letter + virama);
  }
  for (const [latin, letter, final] of endings) {
    rules.set(latin, final).set(virama + latin, virama + letter + virama);
    rules.set(`${final}~`, letter + virama);
  }
  // Each that may carry a vowel, also one that only a rule of its own writes.
  const ends = endings.map(([, , final]) => final);
  const letters = (consonants + finals + exact)
    .match(/[^\P{L}A-Za-z]/gu)
    ?.filter((one) => !ends.includes(one));
  const alone = new Map<string, readonly [string, string]>();
  for (const [latin, letter, joined] of rows(vowels, 3)) {
    const sign = joined === '-' ? '' : joined;
    const last = latin.at(-1);
    const begun = alone.get(latin.slice(0, -1));
    alone.set(latin, [letter, sign]);
    if (!begun) {
      rules.set(latin, letter).set(virama + latin, sign);
      for (const [, base, final] of endings) rules.set(final + latin, base + sign);
    } else {
      rules.set(begun[0] + last, letter);
      if (begun[1]) rules.set(begun[1] + last, sign);
      else for (const base of letters ?? []) rules.set(`${base}${last}`, base + sign);
    }
  }
  for (const [keys, after] of rows(exact, 2)) rules.set(keys, after);
  return { rules, virama, staysApart };
}

/**
 * What a key does where `before` stands in front of the caret: the rule that looks at most of it, so that a word is written on wherever the caret
 * is put. undefined: the key is written as it is. '_' keeps what follows from joining what stands there.
 */
export function typed({ rules, virama, staysApart }: Table, before: string, key: string): Change | undefined {
  if (before.endsWith(APART)) {
    const put = /[a-z]/i.test(key) ? (typed({ rules, virama, staysApart }, '', key)?.put ?? key) : key;
    return staysApart && put !== key && before.at(-2) === virama ? { cut: 0, put } : { cut: 1, put };
  }
  for (const pressed of new Set([key, key.toLowerCase()]))
    for (let cut = Math.min(LONGEST, before.length); cut >= 0; cut--) {
      const tail = before.slice(before.length - cut) + pressed;
      const put =
        (ofWord.test(before.at(-cut - 1) ?? '') ? undefined : rules.get(`^${tail}`)) ?? rules.get(tail);
      if (put !== undefined) return { cut, put };
    }
  return key === '_' && ofWord.test(before.at(-1) ?? '') ? { cut: 0, put: APART } : undefined;
}

/** What a whole text in Latin letters becomes behind `before`: as if each letter were typed. */
export function written(table: Table, latin: string, before = ''): Change {
  let text = before;
  let kept = before.length;
  for (const key of latin) {
    const { cut, put } = typed(table, text, key) ?? { cut: 0, put: key };
    text = text.slice(0, text.length - cut) + put;
    kept = Math.min(kept, text.length - put.length);
  }
  return { cut: before.length - kept, put: text.slice(kept) };
}

type Row<N extends 2 | 3> = N extends 2 ? [string, string] : [string, string, string];

function rows<N extends 2 | 3>(words: string, width: N): Row<N>[] {
  const all = words.split(/\s+/).filter(Boolean);
  return Array.from(
    { length: all.length / width },
    (_, row) => all.slice(row * width, (row + 1) * width) as Row<N>,
  );
}
