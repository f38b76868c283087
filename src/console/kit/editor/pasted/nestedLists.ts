/** A paragraph that is a list item in the source program: its level, its list, and its number. */
export interface Listed {
  readonly level: number;
  readonly list: string;
  readonly ordered: boolean;
  /** The number it shows, if any. */
  readonly nth: number | undefined;
}

/** A list in HTML terms. */
export interface MadeList {
  readonly ordered: boolean;
  readonly start: number;
  readonly items: readonly MadeItem[];
}

export interface MadeItem {
  /** The index of the paragraph. */
  readonly of: number;
  readonly lists: readonly MadeList[];
}

/** A list that may continue. */
interface Open {
  level: number;
  readonly list: string;
  readonly ordered: boolean;
  readonly items: { readonly of: number; readonly lists: MadeList[] }[];
}

/** Builds lists from consecutive items. A skipped level is dropped: its items belong to the preceding item. */
export function nestedLists(listed: readonly Listed[]): MadeList[] {
  const lists: MadeList[] = [];
  const open: Open[] = [];
  for (const [of, item] of listed.entries()) {
    let left: Open | undefined;
    while ((open.at(-1)?.level ?? 0) > item.level) left = open.pop();
    // Between two levels: the deeper content before gets this level.
    if (left && (open.at(-1)?.level ?? 0) < item.level) {
      left.level = item.level;
      open.push(left);
    }
    const last = open.at(-1);
    const isBeside = last?.level === item.level;
    if (!isBeside || last.list !== item.list || last.ordered !== item.ordered) {
      if (isBeside) open.pop();
      const newItem: Open = { level: item.level, list: item.list, ordered: item.ordered, items: [] };
      (open.at(-1)?.items.at(-1)?.lists ?? lists).push({ ...newItem, start: item.nth ?? 1 });
      open.push(newItem);
    }
    open.at(-1)?.items.push({ of, lists: [] });
  }
  return lists;
}

/** Reads an item's marker: whether the list is numbered, and the number. undefined: the marker contains words, which are part of the text. */
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

/** The marker of the deepest supported level is not longer than this. */
const LONGEST_SIGN = 20;

/** The last number of a multi-level number such as 2.1. */
function numberIn(sign: string): number | undefined {
  const last = sign.match(/\d+/g)?.at(-1);
  return last === undefined || !/\d\W*$/.test(sign) ? undefined : Number(last);
}
