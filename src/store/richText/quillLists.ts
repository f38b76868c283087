import { INDENTS } from '#kinds/richText.ts';
import { type Element, element, type Node } from './tree.ts';

/** An item of a flat HTML list: its depth, and its kind of list. */
interface Flat {
  readonly level: number;
  readonly list: string;
  readonly item: Element;
}

/**
 * Quill stores a nested list flat: every item in one list, the depth in a class (`ql-indent-2`) and, in its newer version, the kind of list in an attribute
 * (`data-list="bullet"`). Returns standard HTML lists with nested items; any other list unchanged.
 */
export function withNestedItems(list: Element): Element[] {
  const items = list.children.filter((node): node is Element => typeof node !== 'string');
  if (
    !items.some(({ attributes }) => /\bql-indent-\d/.test(attributes.class ?? '') || attributes['data-list'])
  )
    return [list];
  const flat = items.map((item): Flat => {
    const kind = item.attributes['data-list'];
    return {
      level: Math.min(INDENTS, Number(/\bql-indent-(\d+)/.exec(item.attributes.class ?? '')?.[1] ?? 0)),
      list: kind === undefined ? list.tag : kind === 'ordered' ? 'ol' : 'ul',
      item: withoutDepth(item),
    };
  });
  return listsOf(flat, 0);
}

/** The items at this level, each with the deeper ones that follow it; a new list where the kind of list changes. */
function listsOf(items: readonly Flat[], level: number): Element[] {
  const lists: { tag: string; children: Node[] }[] = [];
  let at = 0;
  while (at < items.length) {
    const first = items[at] as Flat;
    let next = at + 1;
    while (next < items.length && (items[next] as Flat).level > level) next++;
    const inside = listsOf(items.slice(at + 1, next), level + 1);
    const last = lists.at(-1);
    const own = last?.tag === first.list ? last : { tag: first.list, children: [] };
    if (own !== last) lists.push(own);
    own.children.push({ ...first.item, children: [...first.item.children, ...inside] });
    at = next;
  }
  return lists.map(({ tag, children }) => element(tag, {}, children));
}

function withoutDepth(item: Element): Element {
  const { 'data-list': _, class: names = '', ...rest } = item.attributes;
  const others = names.replace(/\bql-indent-\d+/g, '').trim();
  return { ...item, attributes: others ? { ...rest, class: others } : rest };
}
