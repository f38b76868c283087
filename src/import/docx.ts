import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import sax from 'sax';
import { fileKindOf } from '#lib/fileKinds.ts';
import { zipEntries } from '#media/documentText/zipParts.ts';
import { htmlOf } from '#store/richText/tree.ts';
import { momentIn } from './days.ts';
import { textOfWord, titleIn, type WordParts } from './docxHtml.ts';
import { ImportError, type Incoming, type ParsedFile } from './incoming.ts';
import { newsFrom, oldestFirst } from './oldPosts.ts';
import { fromHtml } from './postText.ts';
import { wholeFile } from './recordFiles.ts';
import type { WxrOptions } from './wxr.ts';

const MB = 1024 * 1024;
const MOST_FILE = 100 * MB;
/** The parts that are read, and the most bytes of each; of all pictures of a document together. */
const PARTS: Readonly<Record<string, number>> = {
  ...{ 'word/document.xml': 64 * MB, 'word/styles.xml': 8 * MB, 'word/numbering.xml': 8 * MB },
  ...{ 'word/_rels/document.xml.rels': 8 * MB, 'docProps/core.xml': MB },
};
const MOST_PICTURES = 200 * MB;

/**
 * Reads Word documents as news that are not shown: the first heading or the file's name is the title, the properties of the document tell day and author. Their
 * pictures lie in a folder for temporary files until `close`. A document that can't be read is refused by its name.
 */
export async function readWordFiles(paths: readonly string[], options: WxrOptions): Promise<ParsedFile> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-import-'));
  const close = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const root = commonFolder(paths);
    const records: Incoming[] = [];
    const refused: NonNullable<ParsedFile['refused']>[number][] = [];
    for (const path of paths) {
      const key = relative(root, path).split(sep).join('/');
      try {
        records.push(recordOf(key, await wholeFile(path, MOST_FILE), folder, options));
      } catch (error) {
        if (['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
        refused.push({ kind: 'news', title: key, reason: `it cannot be read: ${(error as Error).message}` });
      }
    }
    return {
      ...{ source: 'word', records: oldestFirst(records), refused, folders: [folder], close },
      leftOut: ['Word documents come in inactive. Their headers, footers and comments were left out.'],
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** The folder that all of these lie in. */
function commonFolder(paths: readonly string[]): string {
  let root = dirname(paths[0] ?? '');
  while (paths.some((path) => !path.startsWith(root === sep ? sep : root + sep)) && root !== dirname(root))
    root = dirname(root);
  return root;
}

function recordOf(key: string, bytes: Buffer, folder: string, options: WxrOptions): Incoming {
  const parts = new Map<string, Buffer>();
  const pictures = new Map<string, (most: number) => Buffer | undefined>();
  for (const { name, content } of zipEntries(bytes)) {
    const most = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
    const part = most === undefined || parts.has(name) ? undefined : content(most);
    if (part) parts.set(name, part);
    if (name.startsWith('word/media/')) pictures.set(name, content);
  }
  if (!parts.has('word/document.xml')) throw new ImportError('there is no document in it');
  let left = MOST_PICTURES;
  const places = new Map<string, string>();
  const addressOf = (place: string): string | undefined => {
    const known = places.get(place);
    if (known !== undefined) return known;
    if (fileKindOf(place)?.kind !== 'image') return undefined;
    const picture = pictures.get(place)?.(left);
    if (!picture) return undefined;
    left -= picture.length;
    // The same in every run, so that it is taken in once.
    const own = createHash('sha256').update(picture).digest('hex').slice(0, 24);
    const address = `${own}/${basename(place)}`;
    mkdirSync(join(folder, own), { recursive: true });
    writeFileSync(join(folder, own, basename(place)), picture, { mode: 0o600 });
    places.set(place, address);
    return address;
  };
  const { blocks, notes } = textOfWord(parts, addressOf);
  const [first, ...rest] = blocks;
  const hasTitle = first !== undefined && first.level > 0 && titleIn(first.node) !== '';
  const title = hasTitle ? titleIn(first.node) : basename(key).replace(/\.docx$/i, '');
  const { created, modified, creator } = propertiesOf(parts);
  const written = created || modified;
  const missing = [...pictures.keys()].filter((place) => !places.has(place));
  return newsFrom({
    ...{ key, title, summary: '', featured: undefined },
    text: fromHtml(htmlOf((hasTitle ? rest : blocks).map(({ node }) => node))),
    createdAt: momentIn(written),
    written,
    isShown: false,
    categories: [],
    unit: options.unit,
    author: { key: '', name: creator, alsoKnownAs: [] },
    postAt: () => undefined,
    state: [],
    lost: [
      ...notes,
      ...(missing.length > 0
        ? [`these pictures of it were left out: ${missing.map((one) => basename(one)).join(', ')}`]
        : []),
    ],
  });
}

/** The core properties of a document: when it was made and changed, and by whom. */
function propertiesOf(parts: WordParts): { created: string; modified: string; creator: string } {
  const found = new Map<string, string>();
  const parser = sax.parser(false, { lowercase: true, trim: true });
  let value = '';
  parser.onopentag = () => {
    value = '';
  };
  parser.ontext = (piece) => {
    value += piece;
  };
  parser.onclosetag = (name) => void found.set(name, value.trim());
  parser.onerror = () => {
    parser.error = null as never;
    parser.resume();
  };
  parser.write(parts.get('docProps/core.xml')?.toString('utf8') ?? '').close();
  const of = (name: string): string => found.get(name) ?? '';
  return { created: of('dcterms:created'), modified: of('dcterms:modified'), creator: of('dc:creator') };
}
