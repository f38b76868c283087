/** A transliteration scheme: converts the Latin letters of a language to its own script. The tables are words separated by spaces. */
export interface Scheme {
  /** The sign that removes a consonant's vowel. */
  readonly virama: string;
  /** Rows of Latin letters, the independent vowel, and the vowel sign ('-' for none); longer rows come after their prefixes. */
  readonly vowels: string;
  /** Rows of Latin letters and a consonant; longer rows come after their prefixes. */
  readonly consonants: string;
  /** Rows of a Latin letter, its consonant, and the form used until a vowel follows. */
  readonly finals?: string;
  /** Rows of the text before the caret together with the key, and their replacement; '^' marks the beginning of a word. */
  readonly exact: string;
  /** Whether letters that must not join are separated by a mark that stays in the text. */
  readonly staysApart?: boolean;
}

/** A compiled scheme: the text before the caret together with the key, and their replacement. */
export interface Table {
  readonly rules: ReadonlyMap<string, string>;
  readonly virama: string;
  readonly staysApart: boolean;
}

/** The effect of a key: the number of code units to delete before the caret, and the text to insert. */
export interface Change {
  readonly cut: number;
  readonly put: string;
}

/** Maximum number of code units before the caret in a rule. */
const LONGEST = 8;
/** Separates two letters that must not join, until the next key. */
const APART = '\u200c';
const ofWord = /[\p{L}\p{M}]/u;

/** Compiles a scheme, in less than a millisecond. */
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
    const prefix = shown.get(latin.slice(0, -1));
    if (latin.length === 1 || prefix !== undefined) rules.set(before + (prefix ?? '') + latin.at(-1), after);
  };
  for (const [latin, letter] of rows(consonants, 2)) {
    rule('', latin, letter + virama);
    shown.set(latin, letter + virama);
  }
  for (const [latin, letter, final] of endings) {
    rules.set(latin, final).set(virama + latin, virama + letter + virama);
    rules.set(`${final}~`, letter + virama);
  }
  // All letters that can have a vowel sign, including those produced only by a rule in `exact`.
  const ends = endings.map(([, , final]) => final);
  const letters = (consonants + finals + exact)
    .match(/[^\P{L}A-Za-z]/gu)
    ?.filter((one) => !ends.includes(one));
  const alone = new Map<string, readonly [string, string]>();
  for (const [latin, letter, joined] of rows(vowels, 3)) {
    const sign = joined === '-' ? '' : joined;
    const last = latin.at(-1);
    const known = alone.get(latin.slice(0, -1));
    alone.set(latin, [letter, sign]);
    if (!known) {
      rules.set(latin, letter).set(virama + latin, sign);
      for (const [, base, final] of endings) rules.set(final + latin, base + sign);
    } else {
      rules.set(known[0] + last, letter);
      if (known[1]) rules.set(known[1] + last, sign);
      else for (const base of letters ?? []) rules.set(`${base}${last}`, base + sign);
    }
  }
  for (const [keys, after] of rows(exact, 2)) rules.set(keys, after);
  return { rules, virama, staysApart };
}

/**
 * Returns the effect of a key after `before`, the text before the caret. The longest matching rule applies, so a word can be continued wherever the
 * caret is. undefined: the key is inserted unchanged. '_' prevents the next letter from joining the previous one.
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

/** Converts a whole text of Latin letters after `before`, as if it were typed letter by letter. */
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
