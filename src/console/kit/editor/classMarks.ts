import { Extension, Mark } from '@tiptap/core';
import { ALIGNMENTS, INDENTS, INK_COLOURS, PAPER_COLOURS, SIZES } from '#kinds/richText.ts';

/** The part of an element's class after a prefix, such as 'large' of 'size-large', if it is one of `names`. */
function fromClass(element: HTMLElement, prefix: string, names: readonly string[]): string | null {
  return names.find((name) => element.classList.contains(`${prefix}-${name}`)) ?? null;
}

/** A mark that only sets a class from a list: `<span class="ink-sea">`. The pages' policy would drop inline styles. */
function classMark(name: string, prefix: string, names: readonly string[]) {
  return Mark.create({
    name,
    addAttributes: () => ({
      value: {
        default: null,
        parseHTML: (element) => fromClass(element, prefix, names),
        renderHTML: ({ value }) => ({ class: `${prefix}-${value}` }),
      },
    }),
    // One element may carry several of these classes, so a rule does not use it up.
    parseHTML: () => [
      {
        tag: `[class*="${prefix}-"]`,
        consuming: false,
        getAttrs: (element) => (fromClass(element, prefix, names) ? null : false),
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  });
}

const namesOf = (colours: readonly { name: string }[]): string[] => colours.map(({ name }) => name);

export const Size = classMark('size', 'size', SIZES);
export const Ink = classMark('ink', 'ink', namesOf(INK_COLOURS));
export const Paper = classMark('paper', 'on', namesOf(PAPER_COLOURS));

const ALIGNED = ['paragraph', 'heading'];

const STEPS = Array.from({ length: INDENTS }, (_, i) => String(i + 1));

/** Alignment and indent of paragraphs and headings as classes, and the language of a block, which an old text may carry. */
export const Blocks = Extension.create({
  name: 'blocks',
  addGlobalAttributes: () => [
    {
      types: ALIGNED,
      attributes: {
        side: {
          default: null,
          parseHTML: (element) => fromClass(element, 'align', ALIGNMENTS),
          renderHTML: ({ side }) => (side ? { class: `align-${side}` } : {}),
        },
        indent: {
          default: null,
          parseHTML: (element) => fromClass(element, 'indent', STEPS),
          renderHTML: ({ indent }) => (indent ? { class: `indent-${indent}` } : {}),
        },
        lang: {
          default: null,
          parseHTML: (element) => element.getAttribute('lang'),
          renderHTML: ({ lang }) => (lang ? { lang } : {}),
        },
      },
    },
  ],
});

/** The blocks that can be aligned. */
export const ALIGNED_BLOCKS: readonly string[] = ALIGNED;
