const LISTS = 'ul, ol';
/** Elements that are visible without containing words. */
const SEEN = 'img, iframe, hr, table';

/**
 * Moves each list that is a direct child of a list, or alone in an item, into the preceding item, in place: programs write deeper and skipped levels
 * that way. Otherwise empty items would result.
 */
export function deepenLists(body: Element): void {
  // Deepest first, so moved content is already in order.
  for (const list of [...body.querySelectorAll(LISTS)].reverse()) deepen(list);
}

function deepen(list: Element): void {
  let before: Element | undefined;
  for (const child of [...list.children]) {
    const lists = listsIn(child);
    if (lists.length === 0) before = isItem(child) ? child : undefined;
    for (const one of lists) {
      if (before) putInto(before, one);
      else if (one.tagName === list.tagName) {
        before = [...one.children].findLast(isItem);
        moveAll(one, list, child);
      } else list.before(one);
    }
    if (lists.length > 0 && isItem(child)) child.remove();
  }
  if (list.childElementCount === 0 && isBlank(list)) list.remove();
}

const isItem = (element: Element): boolean => element.tagName === 'LI';

/** The lists that a child of a list merely nests: itself, or all that an item contains. */
function listsIn(child: Element): Element[] {
  if (child.matches(LISTS)) return [child];
  if (!isItem(child)) return [];
  const isLevel = [...child.childNodes].every((node) => isList(node) || isBlank(node));
  return isLevel ? [...child.children].filter(isList) : [];
}

const isList = (node: Node): boolean => node instanceof Element && node.matches(LISTS);

const isBlank = (node: Node): boolean =>
  (node.textContent ?? '').trim() === '' &&
  !(node instanceof Element && (node.matches(SEEN) || node.querySelector(SEEN)));

/** Moves a list into an item; if the item ends with a list of the same type, that list is continued. */
function putInto(item: Element, list: Element): void {
  const last = item.lastElementChild;
  const isEnd = !!last && (!last.nextSibling || isBlank(last.nextSibling));
  if (isEnd && last.tagName === list.tagName && !list.hasAttribute('start')) moveAll(list, last, null);
  else item.append(list);
}

/** Moves the content of one list into another, before one of its children. */
function moveAll(from: Element, to: Element, before: Element | null): void {
  while (from.firstChild) to.insertBefore(from.firstChild, before);
  from.remove();
}
