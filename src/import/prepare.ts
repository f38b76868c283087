import { type Field, type FileField, type Kind, NO_FILE } from '#kinds/define.ts';
import type { AcceptContext } from '#media/keep.ts';
import type { FilesIn } from './files.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of a record with its files imported: addresses of file fields, and of pictures and PDFs in rich text, become addresses here. A missing file leaves
 * its field empty, and removes a row made for it; `note` reports it.
 */
export async function withFiles(
  kind: Pick<Kind, 'fields' | 'aliases'>,
  fields: Fields,
  files: Pick<FilesIn, 'take' | 'has'>,
  uploaderOf: (address: string) => AcceptContext['uploader'],
  note: (sentence: string) => void,
): Promise<Fields> {
  const ready: Record<string, unknown> = { ...fields };
  for (const [alias, name] of Object.entries(kind.aliases ?? {})) ready[name] ??= ready[alias];
  for (const [name, field] of Object.entries(kind.fields)) {
    const value = await prepared(field, ready[name]);
    if (value !== undefined) ready[name] = value;
  }
  for (const alias of Object.keys(kind.aliases ?? {})) delete ready[alias];
  return ready;

  async function prepared(field: Field, value: unknown): Promise<unknown> {
    if (field.type === 'file') return file(field, value);
    if (field.type === 'richText' && typeof value === 'string') return text(value);
    if (field.type === 'rows' && Array.isArray(value)) return rows(field.of, value);
    return undefined;
  }

  async function file(field: FileField, value: unknown): Promise<string | string[]> {
    const given = (Array.isArray(value) ? value : [value]).map((one) => String(one ?? '').trim());
    const named = given.filter((address) => address !== '' && address !== '0');
    const ends = await Promise.all(named.map((address) => files.take(address, uploaderOf(address))));
    const taken = ends.flatMap((end) => ('address' in end ? [end.address] : []));
    for (const end of ends) if ('sentence' in end) note(`${field.label}: ${end.sentence}`);
    // NO_FILE states explicitly that there is none: an old record may lack files that a new one requires.
    return field.many === undefined ? (taken[0] ?? NO_FILE) : taken;
  }

  async function rows(of: Kind['fields'], value: readonly unknown[]): Promise<Fields[]> {
    const given = value.filter((row): row is Fields => typeof row === 'object' && row !== null);
    const kept = await Promise.all(
      given.map((row) => withFiles({ fields: of }, row, files, uploaderOf, note)),
    );
    return kept.filter(
      (one) =>
        !Object.entries(of).some(
          ([name, field]) => field.type === 'file' && field.required && one[name] === NO_FILE,
        ),
    );
  }

  async function text(html: string): Promise<string> {
    let changed = html;
    for (const [whole, before = '', tag = '', address = '', after = ''] of html.matchAll(ADDRESS)) {
      const plain = address.replaceAll('&amp;', '&');
      // A link may lead elsewhere; a picture must be stored here to be shown.
      if (tag.toLowerCase() !== 'img' && !(await files.has(plain))) continue;
      const end = await files.take(plain, uploaderOf(plain));
      if ('address' in end) changed = changed.replace(whole, () => `${before}${end.address}${after}`);
      else note(`a picture within the text: ${end.sentence}`);
    }
    return changed;
  }
}

const ADDRESS = /(<(img|a|source|video|audio)\b[^>]*?\b(?:src|href)\s*=\s*["'])([^"']+)(["'])/gi;
