import { type Listed, type MadeList, nestedLists, readSign } from './nestedLists.ts';
import { rulesOf } from './style.ts';

const SIGN = '[data-style*="mso-list" i]';

/**
 * Converts Word's list paragraphs to lists, in place. Each one names its list and its level (`mso-list:l0 level1 lfo1`), and its marker precedes it
 * as text (`mso-list:Ignore`). A numbered heading keeps its number as text. Styles are in `data-style`.
 */
export function makeWordLists(body: Element): void {
  const done = new Set<Element>();
  for (const paragraph of body.querySelectorAll('p, div')) {
    if (done.has(paragraph) || !placeOf(paragraph)) continue;
    const run: Paragraph[] = [];
    for (let next: Element | null = paragraph; next; next = followedBy(next)) {
      const listed = listedOf(next);
      if (listed) run.push({ listed, elements: [next] });
      else if (isMore(next)) run.at(-1)?.elements.push(next);
      else break;
      if (run.length === 0) break;
      done.add(next);
    }
    if (run.length > 0) intoLists(run);
  }
  for (const element of body.querySelectorAll(SIGN)) {
    const sign = isSign(element) && signOf(element);
    if (sign) element.replaceChildren(`${sign} `);
  }
}

/** An item, and the following paragraphs without a marker that are part of it. */
interface Paragraph {
  readonly listed: Listed;
  readonly elements: Element[];
}

function intoLists(run: readonly Paragraph[]): void {
  const first = run[0]?.elements[0];
  if (!first) return;
  const { ownerDocument: page } = first;
  // The element is moved, so a placeholder keeps its place.
  const place = page.createComment('');
  first.before(place);
  const made = ({ ordered, start, items }: MadeList): Element => {
    const list = page.createElement(ordered ? 'ol' : 'ul');
    if (ordered && start !== 1) list.setAttribute('start', String(start));
    for (const { of, lists } of items) {
      const item = page.createElement('li');
      item.append(...(run[of]?.elements ?? []), ...lists.map(made));
      list.append(item);
    }
    return list;
  };
  for (const list of nestedLists(run.map(({ listed }) => listed))) place.before(made(list));
  place.remove();
}

/** The list of a paragraph, and its level. */
function placeOf(element: Element): { list: string; level: number } | undefined {
  const place = rulesOf(element.getAttribute('data-style') ?? '').get('mso-list') ?? '';
  const [, list, level, counted = ''] = /^(l\d+) level(\d+)(?: (lfo\d+))?/.exec(place) ?? [];
  return list && level ? { list: `${list} ${counted}`, level: Number(level) } : undefined;
}

/** A paragraph as a list item, with its marker removed; undefined if it is no item, or its marker is words. */
function listedOf(element: Element): Listed | undefined {
  const place = /^(?:P|DIV)$/.test(element.tagName) ? placeOf(element) : undefined;
  if (!place) return undefined;
  const signs = [...element.querySelectorAll(SIGN)].filter(isSign);
  const [first] = signs;
  const read = first ? readSign(signOf(first), isSymbol(first, element)) : readSign('', true);
  if (!read) return undefined;
  for (const sign of signs) sign.remove();
  return { ...place, ...read };
}

const isSign = (element: Element): boolean =>
  rulesOf(element.getAttribute('data-style') ?? '').get('mso-list') === 'ignore';

/** The marker's text, without Word's padding and without font marks. */
const signOf = (element: Element): string =>
  (element.textContent ?? '').replace(/[\s\u00a0\ufdd0-\ufdef]+/g, ' ').trim();

/** Symbol fonts: there a 'v' is a bullet. */
function isSymbol(sign: Element, within: Element): boolean {
  for (let at: Element | null = sign; at && at !== within; at = at.parentElement)
    if (/symbol|wingdings|webdings/i.test(at.getAttribute('data-style') ?? '')) return true;
  return false;
}

/** A further paragraph of an item: Word gives it a class, and no marker. */
const isMore = (element: Element): boolean =>
  element.tagName === 'P' &&
  !placeOf(element) &&
  /\bMso(?:ListParagraph|ListContinue)/.test(element.className);

/** The next element, if only whitespace and comments are between. */
function followedBy(element: Element): Element | null {
  for (let next = element.nextSibling; next; next = next.nextSibling) {
    if (next instanceof Element) return next;
    if (next instanceof Text && next.data.trim() !== '') return null;
  }
  return null;
}
