import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { type Language, languageOf } from '#lib/language.ts';
import { wordsOf } from '#lib/words.ts';
import { pdfOf, pdfStream } from '#media/testSamples.ts';
import type { Db } from '#store/database/db.ts';
import { keepDocument } from '#store/files/documents.ts';

/** Papers printed by the browser out of plain texts in five languages, which know what stands in them. */
export interface PrintedDocument {
  readonly language: Language;
  /** Its headings and paragraphs, in order. */
  readonly headings: readonly string[];
  readonly paragraphs: readonly string[];
  readonly bytes: Buffer;
}

const FONTS: Readonly<Partial<Record<Language, string>>> = {
  ta: 'noto-serif-tamil/files/noto-serif-tamil-tamil',
  te: 'noto-serif-telugu/files/noto-serif-telugu-telugu',
  kn: 'noto-sans-kannada/files/noto-sans-kannada-kannada',
  ml: 'noto-serif-malayalam/files/noto-serif-malayalam-malayalam',
};

/** A paper of the first `stories` stories of a language, in so many columns, all of it so many times. `style`: what else its CSS says of the text. */
export async function printedDocument(
  browser: Browser,
  language: Language,
  { columns = 1, stories = 10, times = 1, style = '' } = {},
): Promise<PrintedDocument> {
  const texts = readFileSync(`test/corpus/clean/${language}.txt`, 'utf8')
    .split(/^# /m)
    .slice(1, stories + 1);
  const pieces = texts.map((text) =>
    text
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('<')),
  );
  const html = Array.from({ length: times }, () => pieces)
    .flat()
    .map(
      ([title, ...lines]) =>
        `<h2>${escaped(title ?? '')}</h2>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}`,
    )
    .join('');
  const font = FONTS[language];
  const face = font
    ? `@font-face { font-family: Script; src: url(data:font/woff2;base64,${readFileSync(`node_modules/@fontsource/${font}-400-normal.woff2`).toString('base64')}) }`
    : '';
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.setContent(`<!doctype html><html lang="${language}"><style>${face}
      body { font: 11pt/1.5 Script, serif; columns: ${columns}; column-gap: 24pt; ${style} } h2 { font-size: 16pt; line-height: 1.4 }</style>${html}`);
    await page.evaluate('document.fonts.ready');
    const bytes = await page.pdf({
      format: 'A4',
      margin: { top: '20mm', bottom: '20mm', left: '18mm', right: '18mm' },
    });
    return {
      ...{ language, bytes },
      headings: pieces.map(([title = '']) => title.trim()),
      paragraphs: pieces.flatMap(([, ...lines]) => lines.map((line) => line.trim())),
    };
  } finally {
    await context.close();
  }
}

/** Lets an uploaded file be a paper of which these pages were read, as the job keeps them. */
export async function readAs(db: Db, name: string, ...texts: readonly string[]): Promise<void> {
  const found = await sql<{ id: string }>`select id from media where file_name = ${name}`.execute(db);
  const [file] = found.rows;
  if (!file) throw new Error(`There is no file ${name}.`);
  const pages = texts.map((text, at) => ({
    number: at + 1,
    language: languageOf(text),
    text,
    waits: text === '',
  }));
  await keepDocument(db, { id: file.id, fileName: name }, { bookmarks: [], pages }, new Date());
}

/** The same paper as a scan: its first page as a picture of so many points an inch, turned by so many degrees. `layer`: the words that the file says stand on it. */
export async function scanned(
  paper: PrintedDocument,
  dpi = 300,
  degrees = 0,
  layer: readonly string[] = [],
): Promise<PrintedDocument> {
  const library = await PDFiumLibrary.init();
  const page = (await library.loadDocument(paper.bytes)).getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const [width, height] = [Math.round((originalWidth * dpi) / 72), Math.round((originalHeight * dpi) / 72)];
  const { data } = await page.render({ width, height, scale: 1, render: 'bitmap', colorSpace: 'Gray' });
  const { data: picture, info } = await sharp(data, { raw: { width, height, channels: 1 } })
    .rotate(degrees, { background: 'white' })
    .toColourspace('b-w')
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  const image = `/Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`;
  const bytes = pdfOf([
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /XObject << /I 4 0 R >> /Font << /F 6 0 R >> >> >>',
    pdfStream(picture.toString('latin1'), image),
    ...invisible(layer, 'q 595 0 0 842 0 0 cm /I Do Q'),
  ]);
  return { ...paper, bytes };
}

/** The content of a page with words that are not drawn, its font, and which letters that says they are. */
function invisible(words: readonly string[], content: string): string[] {
  const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');
  const letters = [...new Set(words.join(' '))];
  const codes = new Map(letters.map((letter, at) => [letter, hex(at + 1, 2)]));
  const lines = Array.from({ length: Math.ceil(words.length / 5) }, (_, at) =>
    words.slice(at * 5, at * 5 + 5).join(' '),
  );
  const shown = lines.map((line) => `<${[...line].map((letter) => codes.get(letter)).join('')}> Tj 0 -14 Td`);
  const maps = letters.map((letter) => `<${codes.get(letter)}> <${hex(letter.codePointAt(0) ?? 0, 4)}>`);
  const map = `/CIDInit /ProcSet findresource begin begincmap /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange
    ${maps.length} beginbfchar ${maps.join(' ')} endbfchar endcmap end`;
  return [
    pdfStream(`${content} BT /F 9 Tf 3 Tr 40 800 Td ${shown.join(' ')} ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>',
    pdfStream(map),
  ];
}

/** The share of a paper's words that stand in what was read of it. */
export function wordsFound({ headings, paragraphs }: PrintedDocument, read: string): number {
  const [wanted, known] = [wordsOf([...headings, ...paragraphs].join(' ')), new Set(wordsOf(read))];
  return wanted.filter((word) => known.has(word)).length / wanted.length;
}

/** The share of its paragraphs that are read as one, and stand in their order. */
export function paragraphsFound({ paragraphs }: PrintedDocument, read: readonly string[]): number {
  const same = (text: string): string => wordsOf(text).join('');
  const known = read.map(same);
  let at = 0;
  let found = 0;
  for (const paragraph of paragraphs) {
    const here = known.indexOf(same(paragraph), at);
    if (here >= 0) [found, at] = [found + 1, here + 1];
  }
  return found / paragraphs.length;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
