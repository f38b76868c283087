import { filesByName } from '#store/files.ts';
import { filesInText } from '#store/richText.ts';
import type { ProseText } from './data.ts';
import type { SiteDb } from './database.load.ts';

/** An editor's text with what is known of the pictures in it (ADD-16). `html` has been cleaned on write. */
export async function proseOf(db: SiteDb, html: string): Promise<ProseText> {
  const files = await filesByName(db, filesInText(html));
  return { html, pictures: [...files.values()].filter(({ type }) => type.startsWith('image/')) };
}
