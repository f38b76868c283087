import { describe, expect, it } from 'vitest';
import { withStylesKept } from '../../oldFonts/pastedFonts.ts';
import { readStyle } from './style.ts';

const NOTHING = {
  ...{ bold: undefined, italic: undefined, underline: undefined, struck: undefined },
  ...{ height: undefined, side: undefined },
};

describe('the style of pasted text', () => {
  it.each([
    ['font-weight:700;color:#000', { bold: true }],
    ['FONT-WEIGHT: Bold', { bold: true }],
    ['font-weight:normal', { bold: false }],
    ['font-weight: 400; font-style:italic', { bold: false, italic: true }],
    ['text-decoration: underline solid', { underline: true, struck: false }],
    [
      'text-decoration: line-through; vertical-align: super',
      { underline: false, struck: true, height: 'sup' },
    ],
    ['text-decoration-line:underline line-through', { underline: true, struck: true }],
    ['VERTICAL-ALIGN: SUB !important', { height: 'sub' }],
    ['vertical-align:baseline', { height: 'level' }],
    ['text-decoration:none', { underline: false, struck: false }],
    ['text-align:center', { side: 'center' }],
    ['text-align:start', { side: 'left' }],
    ['text-align:-webkit-center', { side: 'center' }],
    ['text-align:inherit;font-weight:inherit', {}],
    [`font-family:"a;font-weight:bold";background:url(x;font-style:italic)`, {}],
    ['color:red;font-size:18pt;;nonsense', {}],
  ])('%s', (style, said) => {
    expect(readStyle(style)).toEqual({ ...NOTHING, ...said });
  });
});

it('pasted HTML keeps its styles and its words, and nothing that would run', () => {
  const words = 'Our style = plain. Watch online = yes, on Sunday';
  expect(withStylesKept(`<p title="a > b" onclick="x(1)" style="font-family: Bamini">${words}</p>`)).toBe(
    `<p title="a > b" data-style="font-family: Bamini">${words}</p>`,
  );
});
