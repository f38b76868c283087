/** A paragraph that is an item of a list, as a program has written it: how deep, in which of its lists, and with what number. */
export interface Listed {
  readonly level: number;
  readonly list: string;
  readonly ordered: boolean;
  /** The number that it shows, where that is one. */
  readonly nth: number | undefined;
}

/** A list as HTML means it. */
export interface MadeList {
  readonly ordered: boolean;
  readonly start: number;
  readonly items: readonly MadeItem[];
}

export interface MadeItem {
  /** Which of the paragraphs. */
  readonly of: number;
  readonly lists: readonly MadeList[];
}

/** A list that may go on. */
interface Open {
  level: number;
  readonly list: string;
  readonly ordered: boolean;
  readonly items: { readonly of: number; readonly lists: MadeList[] }[];
}

/** The lists of items that stand one after the other. A level that was left out is none: its items belong to the item before. */
export function nestedLists(listed: readonly Listed[]): MadeList[] {
  const lists: MadeList[] = [];
  const open: Open[] = [];
  for (const [of, item] of listed.entries()) {
    let left: Open | undefined;
    while ((open.at(-1)?.level ?? 0) > item.level) left = open.pop();
    // Between two levels: what was deeper before stands as deep as this one.
    if (left && (open.at(-1)?.level ?? 0) < item.level) {
      left.level = item.level;
      open.push(left);
    }
    const last = open.at(-1);
    const isBeside = last?.level === item.level;
    if (!isBeside || last.list !== item.list || last.ordered !== item.ordered) {
      if (isBeside) open.pop();
      const begun: Open = { level: item.level, list: item.list, ordered: item.ordered, items: [] };
      (open.at(-1)?.items.at(-1)?.lists ?? lists).push({ ...begun, start: item.nth ?? 1 });
      open.push(begun);
    }
    open.at(-1)?.items.push({ of, lists: [] });
  }
  return lists;
}

/** What the sign before an item says: whether its list is numbered, and its number. undefined: it holds words, which are part of the text. */
export function readSign(
  sign: string,
  isSymbol: boolean,
): { ordered: boolean; nth: number | undefined } | undefined {
  if (isSymbol || sign.length < 2) {
    const isNumber = !isSymbol && /\p{N}/u.test(sign);
    return { ordered: isNumber, nth: isNumber ? numberIn(sign) : undefined };
  }
  if (sign.length > LONGEST_SIGN) return undefined;
  if (!/[\p{L}\p{N}]/u.test(sign)) return { ordered: false, nth: undefined };
  // 1. a) (iv) 2.1 அ.
  const parts = sign.split(/[^\p{L}\p{M}\p{N}]+/u).filter((part) => part !== '');
  const isCount = parts.every((part) => /^(?:\p{N}+|[ivxlcdm]+|\p{L}\p{M}*|(\p{L})\1+)$/iu.test(part));
  return isCount ? { ordered: true, nth: numberIn(sign) } : undefined;
}

/** The sign of the deepest level of a count is not longer. */
const LONGEST_SIGN = 20;

/** The last number of a count such as 2.1. */
function numberIn(sign: string): number | undefined {
  const last = sign.match(/\d+/g)?.at(-1);
  return last === undefined || !/\d\W*$/.test(sign) ? undefined : Number(last);
}
