import { expect, it } from 'vitest';
import { readOldFonts } from './oldFonts.ts';
import { fromWordPress } from './wordpressText.ts';

it('what names a font before Unicode is read by it, and what stands in another font within is not', () => {
  expect(
    readOldFonts(
      '<p><font face="Bamini">jpUr;rig <b>kf;fs;</b> <span style="font-family:Arial">CSI</span></font> and more</p>',
    ),
  ).toEqual({
    html: '<p><font face="Bamini">திருச்சபை <b>மக்கள்</b> <span style="font-family:Arial">CSI</span></font> and more</p>',
    fonts: ['Bamini'],
  });
  expect(readOldFonts(`<p style="color: red; font-family: 'Nudi 01 e', serif">PÀ£ÀßqÀ</p>`).fonts).toEqual([
    'Nudi 01 e',
  ]);
});

it('what names none comes back as it was written', () => {
  for (const html of [
    '<P>jpUr;rig &amp; more',
    '<p style="font-family: Arial">a<BR>b',
    '<font face="Bamini">திருச்சபை</font>',
    '',
  ])
    expect(readOldFonts(html)).toEqual({ html, fonts: [] });
  const deep = `${'<div>'.repeat(2000)}<font face="Bamini">jpUr;rig`;
  expect(readOldFonts(deep).html).toBe(deep);
});

it('the post of an old website says which fonts were read', () => {
  const { html, notes } = fromWordPress('<p><font face="ML-TTKarthika">{]mÀ°\\</font></p>');
  expect(html).toContain('പ്രാർത്ഥന');
  expect(notes).toEqual(['text in old fonts became Unicode: ML-TTKarthika']);
});
