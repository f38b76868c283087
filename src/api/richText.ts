import { Readable } from 'node:stream';
import type { Field, Kind, TextField } from '#kinds/define.ts';
import { RICH_TEXT_CLASSES } from '#kinds/richText.ts';
import { tooLong } from '#kinds/sentences.ts';
import type { Staff } from '#kinds/viewer.ts';
import { nameInAddress } from '#lib/mediaNames.ts';
import { inField, Refusal } from '#lib/refusal.ts';
import { acceptUpload } from '#media/accept.ts';
import type { AcceptedMedia } from '#media/keep.ts';
import { isPictureInText, pictureIn } from '#media/pictureInText.ts';
import { takeBack } from '#media/uploads.ts';
import { filesFor } from '#store/files/fileRights.ts';
import { mediaTable } from '#store/files/media.ts';
import { addressesIn, cleanRichText } from '#store/richText/richText.ts';
import type { ApiDeps } from './context.ts';
import { acceptContextOf } from './uploader.ts';

/**
 * Prepares stored rich text for a response (ADD-9): our files get absolute addresses, and each class is accompanied by the equivalent inline
 * style, so that a front end without our style sheet looks like the editor.
 */
export function richTextOnWire(html: string, publicUrl: string): string {
  // Most texts have no attributes, and checking for that is many times faster than parsing.
  if (!html.includes('="')) return html;
  return html.replace(/<[a-z][a-z0-9]* [^>]*>/g, (tag) =>
    tag
      .replace(/ (src|href)="\/media\//, ` $1="${publicUrl}/media/`)
      .replace(/ class="([^"]*)"/, (whole, names: string) => {
        const styles = names.split(' ').flatMap((name) => RICH_TEXT_CLASSES[name] ?? []);
        return styles.length > 0 ? `${whole} style="${styles.join('; ')}"` : whole;
      }),
  );
}

/** Markup added by editors may be at most this many times the length of what is kept. */
const MOST_AROUND = 10;
/** Room for the markup of a short text. */
const ALWAYS_ROOM = 100_000;

/**
 * Refuses text that cannot be reduced to the allowed length before cleaning it, which takes longer than refusing. Embedded pictures don't count: they become
 * files. Throws Refusal (422).
 */
function refuseEndless({ label, max }: TextField, html: string): void {
  const most = max * MOST_AROUND + ALWAYS_ROOM;
  if (html.length <= most) return;
  const words = html.split(/["']/).reduce((sum, part) => sum + (isPictureInText(part) ? 0 : part.length), 0);
  if (words > most) throw new Refusal(422, tooLong(label, max, words));
}

/** The rich text of a request, ready for the write path, with the warnings for its writer. */
export interface TakenTexts {
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly string[];
  /** Files made from embedded pictures; they must be removed when the save fails. */
  readonly files: readonly AcceptedMedia[];
}

/**
 * Accepts the rich text of a save (ADD-10): an embedded picture (`data:`) is stored as a file by the same checks as an upload, pictures on other
 * hosts become links, and every other change is reported as a warning. `id`: the record's, '' for a new one. Throws Refusal (422) for a picture
 * that would be refused as an upload; no file is left behind then.
 */
export async function takeTexts(
  { name: kindName, fields }: Pick<Kind, 'name' | 'fields'>,
  id: string,
  input: Readonly<Record<string, unknown>>,
  deps: ApiDeps,
  viewer: Staff,
): Promise<TakenTexts> {
  const ready: Record<string, unknown> = { ...input };
  const warnings = new Set<string>();
  const files: AcceptedMedia[] = [];
  try {
    for (const [name, field] of Object.entries(fields))
      ready[name] = await inField(name, () => taken(field, input[name]));
  } catch (error) {
    await takeBack(files, { store: deps.files, table: mediaTable(deps.db), now: deps.now });
    throw error;
  }
  return { input: ready, warnings: [...warnings], files };

  async function taken(field: Field, value: unknown): Promise<unknown> {
    if (field.type === 'rows' && Array.isArray(value)) {
      const rows: unknown[] = [];
      for (const row of value as Record<string, unknown>[]) {
        const one = { ...row };
        for (const [inner, of] of Object.entries(field.of)) one[inner] = await taken(of, row[inner]);
        rows.push(one);
      }
      return rows;
    }
    if (field.type !== 'richText' || typeof value !== 'string' || value === '') return value;
    refuseEndless(field, value);
    const { html, warnings: cleanings } = cleanRichText(value, await ownFilesOf(value));
    for (const sentence of cleanings) warnings.add(sentence);
    return html;
  }

  /** Resolves the addresses in a text: our own files (stored earlier, or just made from embedded pictures) to their names, all others to null. */
  async function ownFilesOf(html: string): Promise<(address: string) => string | null> {
    const addresses = addressesIn(html);
    const inText = new Map<string, string>();
    // A preview is rolled back, which a stored file cannot be: embedded pictures are left out.
    const isPreview = deps.db.isTransaction;
    for (const address of isPreview ? [] : addresses.filter(isPictureInText)) {
      const file = await accepted(address);
      files.push(file);
      inText.set(address, file.fileName);
    }
    const names = addresses.flatMap((address) => nameInAddress(address) ?? []);
    // Another unit's file is treated like one on another host.
    const known = await filesFor(viewer, deps.db, names, { kind: kindName, id });
    return (address) => {
      const own = nameInAddress(address);
      return inText.get(address) ?? (own === null ? null : (known.get(own) ?? null));
    };
  }

  async function accepted(address: string): Promise<AcceptedMedia> {
    const { fileName, content } = pictureIn(address);
    return acceptUpload({ stream: Readable.from([content]), fileName }, acceptContextOf(viewer, deps));
  }
}
