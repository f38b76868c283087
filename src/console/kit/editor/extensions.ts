import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { Blocks, Ink, Paper, Size } from './classMarks.ts';
import { ComingPictures } from './comingPictures.ts';
import { KeepChosen } from './keepChosen.ts';
import { linkAddress } from './linkAddress.ts';
import { Cited, Footer, Lowered, Marked, OwnImage, Raised, Video } from './nodes.ts';
import { TABLES } from './tables.ts';
import { TypedLetters } from './typedLetters.ts';

/** Everything a text may contain: what the server's sanitiser keeps (AMB-072), and no more. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => linkAddress(url) !== undefined,
    },
    // It would add a paragraph to a text that nobody has changed.
    trailingNode: false,
    dropcursor: { class: 'drop-here', color: false },
  }),
  Size,
  Ink,
  Paper,
  Blocks,
  KeepChosen,
  TypedLetters,
  ComingPictures,
  OwnImage,
  Video,
  ...TABLES,
  Footer,
  Raised,
  Lowered,
  Cited,
  Marked,
];
