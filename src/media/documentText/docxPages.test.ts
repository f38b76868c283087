import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentBlocks } from '#lib/documentText.ts';
import { docx, packed, storeForTest } from '../testSamples.ts';
import { docxPagesOf, readDocx } from './docxPages.ts';
import { zipParts } from './zipParts.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const document = (body: string): string =>
  `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`;
const r = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (runs: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;
const styled = (id: string): string => `<w:pStyle w:val="${id}"/>`;
const fonts = (name: string): string => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}"/>`;
const style = (id: string, inner: string, more = ''): string =>
  `<w:style w:type="paragraph" w:styleId="${id}" ${more}><w:name w:val="${id}"/>${inner}</w:style>`;
const basedOn = (id: string): string => `<w:basedOn w:val="${id}"/>`;

async function read(bytes: Buffer) {
  const { folder } = storeForTest();
  const from = join(folder, 'a.docx');
  writeFileSync(from, bytes);
  return readDocx(from, join(folder, 'a.text'));
}
async function pagesOf(body: string, more: Record<string, string> = {}) {
  return docxPagesOf((await read(docx({ 'word/document.xml': document(body), ...more }))) ?? []);
}
const textOf = async (body: string, more: Record<string, string> = {}): Promise<string> =>
  (await pagesOf(body, more)).map(({ text }) => text).join('\n\n');
/** The content of a part between its first and last tag. */
const part = (name: string, inner: string): string => `<w:${name} ${W}>${inner}</w:${name}>`;

describe('a Word document', () => {
  it('is read with its headings, lists and tables, in the order in which they are read', async () => {
    const styles = part(
      'styles',
      [
        '<w:style w:type="paragraph" w:styleId="Ueberschrift1"><w:name w:val="heading 1"/></w:style>',
        style('Deep', '<w:pPr><w:outlineLvl w:val="4"/></w:pPr>'),
        style('Own', basedOn('Deep')),
        style('Bullets', '<w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr>'),
      ].join(''),
    );
    const cell = (text: string): string => `<w:tc>${p(r(text))}</w:tc>`;
    const body = [
      p(r('Minutes'), styled('Ueberschrift1')),
      p(`${r('Those pre')}${r('sent were:')}<w:r><w:br/><w:t>many &amp; few</w:t></w:r>`),
      p(r('One'), styled('Bullets')),
      p(r('Two'), '<w:numPr><w:numId w:val="1"/></w:numPr>'),
      p(r('A heading of its own'), '<w:outlineLvl w:val="1"/>'),
      `<w:tbl><w:tr>${cell('Name')}${cell('Place')}</w:tr><w:tr>${cell('Anna')}${cell('Medak')}</w:tr></w:tbl>`,
      p(r('Deeper'), styled('Own')),
    ].join('');
    expect(await textOf(body, { 'word/styles.xml': styles })).toBe(
      ['# Minutes', 'Those present were: many & few', '• One', '• Two', '## A heading of its own']
        .concat(['Name', 'Place', 'Anna', 'Medak', '### Deeper'])
        .join('\n\n'),
    );
  });

  it('says what is seen of it, and nothing that was taken away, hidden or meant for the program', async () => {
    const field =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "x"</w:instrText></w:r>';
    const body = [
      p(
        `${r('Kept ')}<w:del>${r('gone').replaceAll('w:t', 'w:delText')}</w:del><w:ins>${r('added ')}</w:ins>${field}${r('shown')}`,
      ),
      p(r('hidden', '<w:vanish/>') + r('not hidden', '<w:vanish w:val="0"/>')),
      p(r('by its style', '<w:rStyle w:val="Hide"/>') + r(' seen')),
      p(r('moved', '<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>')),
      `<mc:AlternateContent><mc:Choice>${p(r('new'))}</mc:Choice><mc:Fallback>${p(r('old'))}</mc:Fallback></mc:AlternateContent>`,
      p(r('not the mark'), '<w:rPr><w:vanish/></w:rPr>'),
    ].join('');
    const styles = part('styles', style('Hide', '<w:rPr><w:vanish/></w:rPr>'));
    expect((await textOf(body, { 'word/styles.xml': styles })).split('\n\n')).toEqual([
      'Kept added shown',
      'not hidden',
      'seen',
      'moved',
      'new',
      'not the mark',
    ]);
  });

  it('has its notes at its end, with the numbers by which it names them', async () => {
    const notes = part(
      'footnotes',
      `<w:footnote w:id="-1">${p('<w:r><w:separator/></w:r>')}</w:footnote><w:footnote w:id="7">${p(r('Acts 2:42'))}</w:footnote>`,
    );
    const body = p(`${r('They met')}<w:r><w:footnoteReference w:id="7"/></w:r>${r('.')}`);
    expect(
      await textOf(body, { 'word/footnotes.xml': notes, 'word/header1.xml': part('hdr', p(r('Head'))) }),
    ).toBe('They met[1].\n\n[1] Acts 2:42');
  });

  it.each([
    ['of the run', p(r('jpUr;rig', fonts('Bamini'))), ''],
    [
      'of a style of the run',
      p(r('jpUr;rig', '<w:rStyle w:val="Tamil"/>')),
      style('Tamil', `<w:rPr>${fonts('Bamini')}</w:rPr>`),
    ],
    [
      'of what the style of the paragraph is based on',
      p(r('jpUr;rig'), styled('Letter')),
      style('Base', `<w:rPr>${fonts('Bamini')}</w:rPr>`) + style('Letter', basedOn('Base')),
    ],
    [
      'of the usual style',
      p(r('jpUr;rig')),
      style('Normal', `<w:rPr>${fonts('Bamini')}</w:rPr>`, 'w:default="1"'),
    ],
    [
      'of the whole document',
      p(r('jpUr;rig')),
      `<w:docDefaults><w:rPrDefault><w:rPr>${fonts('Bamini')}</w:rPr></w:rPrDefault></w:docDefaults>`,
    ],
    ['for scripts of their own', p(r('jpUr;rig', '<w:rFonts w:ascii="Arial" w:cs="Bamini"/><w:cs/>')), ''],
  ])('is read in the letters that a font of before Unicode stands for: %s', async (_, body, styles) => {
    const [page] = await pagesOf(body + p(r('of CSI', fonts('Arial'))), {
      'word/styles.xml': part('styles', styles),
    });
    expect(page).toMatchObject({ number: 1, text: 'திருச்சபை\n\nof CSI', language: 'ta', waits: false });
  });

  it('whose font the theme names is Unicode, whatever it is based on', async () => {
    const styles = part('styles', style('Normal', `<w:rPr>${fonts('Bamini')}</w:rPr>`, 'w:default="1"'));
    const body = p(r('jpUr;rig', '<w:rFonts w:asciiTheme="minorHAnsi"/>'));
    expect(await textOf(body, { 'word/styles.xml': styles })).toBe('jpUr;rig');
  });

  it('is read whatever its prefix is', async () => {
    const xml = document(p(r('Read')))
      .replaceAll('w:', 'ns0:')
      .replace('xmlns:w', 'xmlns:ns0');
    const bytes = docx({ 'word/document.xml': xml });
    expect(await read(bytes)).toMatchObject([{ runs: [{ text: 'Read' }] }]);
  });

  it('is parted into pages that fit on one of the website, with nothing lost', async () => {
    const lines = Array.from({ length: 700 }, (_, nth) => `${nth} ${'திருச்சபை '.repeat(12)}`.trim());
    const long = 'ಸಭೆ'.repeat(9000);
    const pages = await pagesOf(lines.map((line) => p(r(line))).join('') + p(r(long)));
    expect(pages.length).toBeGreaterThan(5);
    for (const { text } of pages) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(30_000);
    expect(pages.map(({ number }) => number)).toEqual(pages.map((_, at) => at + 1));
    const all = pages.flatMap(({ text }) => documentBlocks(text).map((block) => block.text));
    expect(all.slice(0, 700)).toEqual(lines);
    expect(all.slice(700).join('')).toBe(long);
  });
});

describe('one that is made to do harm', () => {
  it('is read no further than it may: a hundred thousand paragraphs, and many more letters', async () => {
    const many = await pagesOf(p(r('A line of it')).repeat(100_000));
    expect(many.at(-1)?.number).toBe(many.length);
    expect(many.map(({ text }) => text.split('\n\n').length).reduce((sum, lines) => sum + lines, 0)).toBe(
      100_000,
    );
    const endless = await pagesOf(p(r('letters '.repeat(1000))).repeat(1000));
    expect(endless.length).toBeLessThanOrEqual(300);
  });

  it('keeps what came before elements that are nested without end, or broken', async () => {
    expect(await textOf(p(r('Before')) + '<w:sdt>'.repeat(200_000))).toBe('Before');
    expect(await textOf(`${p(r('Before'))}</w:never>${p(r('Behind'))}`)).toBe('Before');
  });

  it('knows no entities of its own', async () => {
    const bomb = `<!DOCTYPE d [<!ENTITY a "ha ha"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
    const xml = document(p(r('Before')) + p(r('&b;&f;')) + p(r('Behind'))).replace(
      '<w:document',
      `${bomb}<w:document`,
    );
    expect(JSON.stringify(await read(docx({ 'word/document.xml': xml })))).not.toMatch(/ha ha|root:/);
  });

  it('with styles that are based on each other is read', async () => {
    const styles = part('styles', style('A', basedOn('B')) + style('B', basedOn('A')));
    expect(await textOf(p(r('Round'), styled('A')), { 'word/styles.xml': styles })).toBe('Round');
  });

  it.each([
    [
      'a part that grows beyond what it may',
      () => packed('word/document.xml', Buffer.alloc(65 * 1024 * 1024, 32)),
    ],
    ['a part that is cut off', () => packed('word/document.xml', Buffer.from(document(p(r('Text')))), 20)],
    ['nothing but its end', () => Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')],
    ['no archive', () => Buffer.from('<!doctype html>')],
  ])('says nothing where it has %s', async (_, make) => expect(await read(make())).toBeNull());
});

it('a part of an archive is taken out as it is, and no other', () => {
  const archive = docx({ 'word/document.xml': 'As it is', 'word/other.xml': 'Other' });
  const found = zipParts(archive, { 'word/document.xml': 8, 'word/missing.xml': 8 });
  expect([...found].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['word/document.xml', 'As it is'],
  ]);
  expect(
    zipParts(packed('word/document.xml', Buffer.from('Packed')), { 'word/document.xml': 6 })
      .get('word/document.xml')
      ?.toString(),
  ).toBe('Packed');
  expect(() => zipParts(archive, { 'word/document.xml': 7 })).toThrow();
  expect(() =>
    zipParts(packed('word/document.xml', Buffer.from('Packed')), { 'word/document.xml': 5 }),
  ).toThrow();
});
