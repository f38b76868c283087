import { DomUtils, parseDocument } from 'htmlparser2';

type Root = ReturnType<typeof parseDocument>;
export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type Inside = Element | Root;

/** A page as it was sent, to look things up in: what it says counts, not how it looks. */
export const parsed = (html: string): Root => parseDocument(html);

/** All elements of these names, in the order of the page; `.name` stands for a class. */
export function all(inside: Inside, ...names: string[]): Element[] {
  const wanted = (element: Element): boolean =>
    names.some((name) =>
      name.startsWith('.') ? classesOf(element).includes(name.slice(1)) : element.name === name,
    );
  return DomUtils.findAll(wanted, inside.children);
}

/** The first of them. Throws when there is none. */
export function one(inside: Inside, name: string): Element {
  const [first] = all(inside, name);
  if (!first) throw new Error(`The page has no ${name}.`);
  return first;
}

const classesOf = (element: Element): string[] => (element.attribs.class ?? '').split(/\s+/);

/** What is written in it, with single spaces, as somebody reads it. */
export const textOf = (inside: Inside): string => tidy(textsIn(inside));

const BLOCKS = new Set(
  'address article aside br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p section small cite summary table td th tr ul'.split(
    ' ',
  ),
);

function textsIn(inside: Inside): string {
  return inside.children
    .map((child) => {
      if (child.type === 'text') return child.data;
      if (!('attribs' in child) || ['script', 'style', 'template', 'svg'].includes(child.name)) return '';
      return BLOCKS.has(child.name) ? ` ${textsIn(child)} ` : textsIn(child);
    })
    .join('');
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What somebody hears who is told of a link, picture or control. */
export function nameOf(element: Element): string {
  const said = element.attribs['aria-label'];
  if (said !== undefined) return tidy(said);
  const pictures = all(element, 'img').map(({ attribs }) => attribs.alt ?? '');
  return textOf(element) || tidy(pictures.join(' '));
}

/** The links inside, with their names and addresses. */
export const linksIn = (inside: Inside): { name: string; href: string }[] =>
  all(inside, 'a')
    .filter(({ attribs }) => attribs.href !== undefined)
    .map((link) => ({ name: nameOf(link), href: link.attribs.href ?? '' }));

/** All headings inside, in order. */
export const headingsIn = (inside: Inside): string[] =>
  all(inside, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(textOf);

/** The choices of a filter, by its label: of a select, or the links of a list with this name. undefined: there is no such filter. */
export function choicesOf(inside: Inside, label: string): string[] | undefined {
  const of = all(inside, 'label').find((words) => textOf(words) === label)?.attribs.for;
  const select = all(inside, 'select').find(
    ({ attribs }) => (of !== undefined && attribs.id === of) || attribs['aria-label'] === label,
  );
  if (select) return all(select, 'option').map(textOf);
  const list = all(inside, 'nav', 'ul', 'div').find(({ attribs }) => attribs['aria-label'] === label);
  return list && linksIn(list).map(({ name }) => name);
}

/** The labels of what can be filled in by a form. */
export const fieldsIn = (inside: Inside): string[] => all(inside, 'label').map(textOf);

/** What a heading's script says in schema.org's words. Throws when it is no JSON. */
export const jsonLdIn = (inside: Inside): unknown[] =>
  all(inside, 'script')
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .map((script) => JSON.parse(DomUtils.textContent(script)));
