import { readFileSync, writeFileSync } from 'node:fs';
import { type DocxBlock, readBlocks, type Sax, stylesOf } from './docxText.ts';
import { zipParts } from './zipParts.ts';

/**
 * A separate program, run by docxPages.ts: reads the Word document at argv[3] and writes its headings and paragraphs to argv[4], a line of JSON for each, of up
 * to argv[6] letters. argv[5]: the path of the library. Fails when the file can't be read. Whatever a hostile file does here ends with this process.
 */
const [, , , from = '', to = '', library = '', most = ''] = process.argv;
const { default: sax } = (await import(library)) as { default: Sax };

const MB = 1024 * 1024;
const NOTES = ['word/footnotes.xml', 'word/endnotes.xml'];
const parts = zipParts(readFileSync(from), {
  ...{ 'word/document.xml': 64 * MB, 'word/styles.xml': 8 * MB },
  ...Object.fromEntries(NOTES.map((name) => [name, 16 * MB])),
});
const document = parts.get('word/document.xml');
if (!document) throw new Error('There is no document in it.');
const styles = stylesOf(sax, parts.get('word/styles.xml'));

let left = Number(most);
let lines: string[] = [];
const put = (): void => {
  writeFileSync(to, lines.join(''), { flag: 'a' });
  lines = [];
};
const keep = (block: DocxBlock): boolean => {
  left -= block.runs.reduce((sum, { text, font }) => sum + text.length + font.length, 0);
  if (left < 0) return false;
  if (lines.push(`${JSON.stringify(block)}\n`) >= 1000) put();
  return true;
};
const notes = new Map<string, number>();
readBlocks(sax, document, styles, notes, keep);
for (const name of NOTES) {
  const part = parts.get(name);
  if (part && notes.size > 0) readBlocks(sax, part, styles, notes, keep);
}
put();
