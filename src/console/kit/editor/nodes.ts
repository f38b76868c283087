import { Mark, mergeAttributes, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { playerAddress } from '#kinds/videoAddress.ts';
import { ownPicture } from './pasted/pictures.ts';

/** Pictures that were uploaded here. Others are dropped when text is pasted, with a notice: the server would not keep them. */
export const OwnImage = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const src = ownPicture(element.getAttribute('src') ?? '');
        return src === undefined ? false : { src };
      },
    },
  ],
});

/** A YouTube or Vimeo video. The text contains its player; the editor shows its URL instead. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, title: { default: 'Video' } }),
  parseHTML: () => [
    {
      tag: 'iframe[src]',
      getAttrs: (element) => {
        const src = playerAddress(element.getAttribute('src') ?? '');
        return src ? { src, title: element.getAttribute('title') ?? 'Video' } : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['iframe', mergeAttributes(HTMLAttributes, { allowfullscreen: '' })],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.className = 'video-here';
      dom.textContent = String(node.attrs.src).replace(/^https:\/\//, '');
      return { dom };
    },
});

/** Elements of older texts that the toolbar does not offer; they are kept. */
export const Footer = Node.create({
  name: 'footer',
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'footer' }],
  renderHTML: () => ['footer', 0],
});
/** A mark that is only a tag. */
const tagMark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });
export const Raised = tagMark('raised', 'sup');
export const Lowered = tagMark('lowered', 'sub');
export const Cited = tagMark('cited', 'cite');
export const Marked = tagMark('marked', 'mark');
