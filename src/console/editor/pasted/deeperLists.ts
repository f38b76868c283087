const LISTS = 'ul, ol';
/** What is seen without being words. */
const SEEN = 'img, iframe, hr, table';

/**
 * Puts each list that stands in a list, or in an item that holds nothing else, into the item before it, in place: so programs write a deeper level, and levels that
 * are left out. Empty items would come of it.
 */
export function deepenLists(body: Element): void {
  // The deepest come first: what is moved is in order already.
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

/** The lists of which a child of a list is nothing but a level: itself, or all that an item holds. */
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

/** Puts a list into an item, which goes on with the list that it ends with where that is of the same sort. */
function putInto(item: Element, list: Element): void {
  const last = item.lastElementChild;
  const isEnd = !!last && (!last.nextSibling || isBlank(last.nextSibling));
  if (isEnd && last.tagName === list.tagName && !list.hasAttribute('start')) moveAll(list, last, null);
  else item.append(list);
}

/** Puts what one list holds into another, before one of its children. */
function moveAll(from: Element, to: Element, before: Element | null): void {
  while (from.firstChild) to.insertBefore(from.firstChild, before);
  from.remove();
}
