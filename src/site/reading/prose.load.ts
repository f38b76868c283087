import type { ReadDb } from '#store/database/reads.ts';
import { filesByName } from '#store/files/files.ts';
import { filesInText } from '#store/richText/richText.ts';
import type { ProseText } from '../pages/data.ts';

/** Where nothing has been written. */
export const NO_TEXT: ProseText = { html: '', pictures: [] };

/** An editor's text with what is known of the pictures in it (ADD-16). `html` has been cleaned on write. */
export async function proseOf(db: ReadDb, html: string): Promise<ProseText> {
  const [text = NO_TEXT] = await prosesOf(db, [html]);
  return text;
}

/** The same of several texts of one page, in their order, by one question. */
export async function prosesOf(db: ReadDb, texts: readonly string[]): Promise<ProseText[]> {
  const files = await filesByName(db, texts.flatMap(filesInText));
  const pictures = [...files.values()].filter(({ type }) => type.startsWith('image/'));
  return texts.map((html) => ({ html, pictures }));
}
