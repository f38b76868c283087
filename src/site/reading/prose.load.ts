import type { ReadDb } from '#store/database/reads.ts';
import { filesByName } from '#store/files/files.ts';
import { filesInText } from '#store/richText/richText.ts';
import type { ProseText } from '../context/data.ts';

/** A text that has not been written yet. */
export const NO_TEXT: ProseText = { html: '', pictures: [] };

/** An editor's text with data about its pictures (ADD-16). `html` was sanitized on write. */
export async function proseOf(db: ReadDb, html: string): Promise<ProseText> {
  const [text = NO_TEXT] = await prosesOf(db, [html]);
  return text;
}

/** The same for several texts of a page, in order, with one query. */
export async function prosesOf(db: ReadDb, texts: readonly string[]): Promise<ProseText[]> {
  const files = await filesByName(db, texts.flatMap(filesInText));
  const pictures = [...files.values()].filter(({ type }) => type.startsWith('image/'));
  return texts.map((html) => ({ html, pictures }));
}
