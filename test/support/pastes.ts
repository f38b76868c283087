import fc from 'fast-check';

/** HTML as programs give it to the clipboard, with the words of it that a reader has seen; all others begin with 'unseen'. */
export interface Paste {
  readonly html: string;
  readonly seen: readonly string[];
}

/** A piece of it, whose words are told apart once it is whole. */
type Piece = (next: { seen: () => string; unseen: () => string }) => string;

const word: Piece = ({ seen }) => seen();
const around =
  (tag: string, attributes: string) =>
  (inside: Piece): Piece =>
  (next) =>
    `<${tag}${attributes && ` ${attributes}`}>${inside(next)}</${tag.split(' ')[0]}>`;
const joined =
  (pieces: readonly Piece[], between = ''): Piece =>
  (next) =>
    pieces.map((piece) => piece(next)).join(between);

const styles = fc.constantFrom(
  ...['', 'style="font-weight:700"', "style='font-weight:normal'", 'style="text-decoration:line-through"'],
  ...['style="vertical-align:super;font-size:0.6em"', 'style="vertical-align:sub"', 'lang=EN-IN'],
  ...['style="font-family:Arial;mso-bidi-font-weight:bold;font-style:italic"', 'class=MsoHyperlink'],
  ...[`style='mso-comment-reference:A_1;mso-comment-date:20260101T1200'`],
);
const inlineTags = fc.constantFrom(
  'span',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'sup',
  'sub',
  'font',
  'a',
  'code',
);

/** What nobody has seen, as it stands in a line. */
const unseen: fc.Arbitrary<Piece> = fc.constantFrom<Piece>(
  ({ unseen: not }) => `<span style="display:none">${not()}</span>`,
  ({ unseen: not }) => `<span style='COLOR:red; mso-hide: all'><b>${not()}</b></span>`,
  ({ unseen: not }) => `<span style="visibility:hidden">${not()}<i>${not()}</i></span>`,
  ({ unseen: not, seen }) =>
    `<span style="visibility:hidden">${not()} <b style="visibility:visible">${seen()}</b> ${not()}</span>`,
  ({ unseen: not }) =>
    `<span class=MsoCommentReference><![if !supportAnnotations]><a class=msocomanchor href="#_msocom_1">[${not()}]</a><![endif]></span>`,
  ({ unseen: not }) => `<!-- ${not()} -->`,
  ({ unseen: not }) => `<script>${not()}</script><style>.${not()} { color: red }</style>`,
  ({ unseen: not }) => `<template>${not()}</template><b hidden>${not()}</b>`,
);

const inline = fc.letrec<{ piece: Piece; line: Piece }>((tie) => ({
  piece: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    { arbitrary: fc.constant(word), weight: 4 },
    { arbitrary: unseen, weight: 1 },
    {
      arbitrary: fc
        .tuple(inlineTags, styles, tie('line'))
        .map(([tag, style, inside]) => around(tag, style)(inside)),
      weight: 3,
    },
  ),
  line: fc.array(tie('piece'), { minLength: 1, maxLength: 3 }).map((pieces) => joined(pieces, ' ')),
})).line;

const blockStyles = fc.constantFrom(
  ...['', '', 'align=center', 'style="text-align:center;font-weight:bold"', 'class=MsoNormal dir=ltr'],
);
const lineTags = fc.constantFrom('p', 'div', 'h2', 'center', 'blockquote');

/** An item has a word that is seen: one that was empty in its program stays so. */
const said = (piece: fc.Arbitrary<Piece>): fc.Arbitrary<Piece> =>
  piece.map((inside) => joined([word, inside], ' '));

/** A paragraph that Word shows as an item of a list. */
const wordItem = fc
  .tuple(
    fc.constantFrom('l0', 'l0', 'l1'),
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom('·', 'o', '1.', '(a)'),
    said(inline),
  )
  .map(
    ([list, level, sign, inside]): Piece =>
      (next) =>
        `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:${sign === '·' ? 'Symbol' : 'Calibri'}'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${inside(next)}<o:p></o:p></p>`,
  );

const blocks = fc.letrec<{ block: Piece; some: Piece; list: Piece; item: Piece }>((tie) => ({
  some: fc.array(tie('block'), { minLength: 1, maxLength: 4 }).map((pieces) => joined(pieces, '\n')),
  item: fc.oneof(
    { depthSize: 'small', maxDepth: 5 },
    said(inline).map(around('li', '')),
    said(inline).map((line) => around('li', 'dir=ltr style="list-style-type:disc"')(around('p', '')(line))),
    tie('list'),
    tie('list').map(around('li', 'style="list-style-type:none"')),
    fc.tuple(said(inline), tie('list')).map((pieces) => around('li', '')(joined(pieces))),
    said(tie('some')).map(around('li', '')),
  ),
  list: fc
    .tuple(fc.constantFrom('ul', 'ol'), fc.array(tie('item'), { minLength: 1, maxLength: 4 }))
    .map(([tag, items]) => around(tag, '')(joined(items, '\n '))),
  block: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.tuple(lineTags, blockStyles, inline).map(([tag, style, inside]) => around(tag, style)(inside)),
    fc.array(wordItem, { minLength: 1, maxLength: 5 }).map((items) => joined(items, '\n')),
    tie('list'),
    fc.tuple(blockStyles, tie('some')).map(([style, inside]) => around('div', style)(inside)),
    tie('some').map(around('b', 'style="font-weight:normal" id="docs-internal-guid-1"')),
    fc
      .array(fc.tuple(inline, inline), { minLength: 1, maxLength: 2 })
      .map((rows) => rows.map((cells) => around('tr', '')(joined(cells.map(around('td', 'align=center'))))))
      .map((rows) => around('table', 'align=center')(joined(rows))),
    fc.constant<Piece>(
      ({ unseen: not }) =>
        `<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><p class=MsoCommentText>${not()}</p></div></div>`,
    ),
    fc.constant<Piece>(({ unseen: not }) => `<p style="display:none;max-height:0">${not()}</p>`),
    fc.constant<Piece>(() => '<p><img src="file:///C:/a.jpg" width=300 height=200></p>'),
  ),
}));

/** Anything that may be pasted, seen and unseen. */
export const pastes: fc.Arbitrary<Paste> = blocks.some.map((whole) => {
  const seen: string[] = [];
  let count = 0;
  const html = whole({
    seen: () => {
      seen.push(`word${seen.length}`);
      return `word${seen.length - 1}`;
    },
    unseen: () => `unseen${count++}`,
  });
  return { html: `<html><body><!--StartFragment-->${html}<!--EndFragment--></body></html>`, seen };
});
