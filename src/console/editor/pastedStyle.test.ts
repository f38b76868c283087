import { describe, expect, it } from 'vitest';
import { withStylesKept } from '../oldFonts/pastedFonts.ts';
import { readStyle } from './pastedStyle.ts';

const NOTHING = { bold: undefined, italic: undefined, underline: undefined, side: undefined };

describe('the style of pasted text', () => {
  it.each([
    ['font-weight:700;color:#000', { bold: true }],
    ['FONT-WEIGHT: Bold', { bold: true }],
    ['font-weight:normal', { bold: false }],
    ['font-weight: 400; font-style:italic', { bold: false, italic: true }],
    ['text-decoration: underline solid', { underline: true }],
    ['text-decoration:none', { underline: false }],
    ['text-align:center', { side: 'center' }],
    ['text-align:start', {}],
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
