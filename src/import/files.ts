import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { FileDescription } from '#kinds/fileDescription.ts';
import type { Staff } from '#kinds/viewer.ts';
import { createQueue } from '#lib/concurrency.ts';
import { fileKindOf } from '#lib/fileKinds.ts';
import { storedName } from '#lib/mediaNames.ts';
import { Refusal } from '#lib/refusal.ts';
import { newId } from '#lib/uuid.ts';
import { acceptUpload, type UploadSource } from '#media/accept.ts';
import { copiesFor } from '#media/copies.ts';
import type { AcceptContext } from '#media/keep.ts';
import { isPictureInText, pictureIn } from '#media/pictureInText.ts';
import type { Db } from '#store/database/db.ts';
import type { NewDocument } from '#store/files/documents.ts';
import { insertOnDemand } from '#store/files/onDemand.ts';
import { describeFile } from '#store/library/fileDescription.ts';
import { earlierImports, noteOrigin } from '#store/records/imports.ts';
import { asNamed, type FetchedFiles } from './fetchedFiles.ts';
import type { RecordPlace } from './recordPath.ts';

/** How many are imported at once: more would only wait for each other, and hold up uploads. */
const AT_ONCE = 4;

/** Of a logo that thousands of records show, so many are named. */
export const MOST_SHOWN = 100;

/** A file's address at its source, the first records that show it, and its address here or why it has none. */
export type TakenFile = { readonly from: string; readonly shownBy: readonly RecordPlace[] } & (
  | { readonly address: string }
  | { readonly sentence: string }
);

/** `from`: the address from which it was fetched. */
type Taken = ({ address: string } | { sentence: string }) & { from?: string };

/** Imports the files that records name. `sentence`: why one could not be imported, for the report. */
export interface FilesIn {
  take(
    address: string,
    uploader: AcceptContext['uploader'],
    shownBy?: RecordPlace,
  ): Promise<{ address: string } | { sentence: string }>;
  /** What has become of each address taken so far, as it is at its source. */
  taken(): Promise<readonly TakenFile[]>;
  /** Whether a link leads to a file that could be imported. */
  has(address: string): Promise<boolean>;
}

/** The context for importing files; `office`: the account that describes them. */
export interface TakingIn extends Omit<AcceptContext, 'uploader'> {
  readonly office: Staff;
  readonly descriptions: ReadonlyMap<string, Partial<FileDescription>>;
  /** Files generated on demand, by their addresses. */
  readonly onDemand?: Readonly<Record<string, FileFacts>> | undefined;
}

/** What is known of a file that is not generated yet (sample/facts.ts). */
export interface FileFacts {
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly sketch?: string;
  readonly transparent?: true;
  readonly paper?: {
    readonly bookmarks: NewDocument['bookmarks'];
    readonly pages: readonly { readonly language: string; readonly text: string }[];
  };
}

/**
 * Finds files by the path in their address below the first of `folders` that has them, with as much of its beginning left out as needed: `uploads/2019/05/a.jpg` is also looked for as
 * `2019/05/a.jpg`, `05/a.jpg` and `a.jpg`. Nothing outside a folder. Each file is imported once, like an upload, even when
 * several records request it at the same time; `context` undefined: it is only checked. `elsewhere`: where files are fetched that are not there.
 */
export function filesIn(
  folders: readonly string[],
  source: string,
  db: Db,
  context: TakingIn | undefined,
  elsewhere?: FetchedFiles,
): FilesIn {
  const underWay = new Map<string, { end: Promise<Taken>; shownBy: RecordPlace[] }>();
  const earlier = earlierImports(db, source);
  const places = createQueue(AT_ONCE);
  let nth = 0;

  async function accepted(
    file: UploadSource,
    uploader: AcceptContext['uploader'],
    address?: string,
  ): Promise<{ address: string } | { sentence: string }> {
    if (!context) {
      file.stream.destroy();
      return { address: addressOf(file.fileName) };
    }
    try {
      const media = await acceptUpload(file, { ...context, uploader });
      const words = address === undefined ? undefined : context.descriptions.get(address);
      if (words && media.kind === 'image')
        await describeFile(context.office, db, media.fileName, words, { now: context.now() });
      if (address !== undefined) await noteOrigin(db, { source, kind: 'media', key: address }, media.id);
      return { address: addressOf(media.fileName) };
    } catch (error) {
      // A full disk or an unreachable store ends the import; a bad file fails alone.
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      return { sentence: error.message };
    }
  }

  async function noted(
    address: string,
    facts: FileFacts,
    uploader: AcceptContext['uploader'],
    { descriptions, now }: TakingIn,
  ): Promise<{ address: string }> {
    const [createdAt, originalName] = [now(), basename(address)];
    // Files of the same name may be imported in the same millisecond.
    const fileName = storedName(originalName, createdAt.getTime() + nth++);
    const kind = fileKindOf(originalName);
    if (!kind) throw new Error(`${address} is of a kind that is not kept.`);
    const { bytes, width, height, sketch, transparent, paper } = facts;
    const size = { width, height };
    const file = {
      ...{ id: newId(createdAt.getTime()), fileName, originalName, type: kind.type, kind: kind.kind, bytes },
      ...(paper ? { width: null, height: null } : size),
      pages: paper?.pages.length ?? 1,
      ...{ unitKind: uploader.unitKind, unitId: uploader.unitId, uploadedBy: uploader.accountId, createdAt },
      ...{ sketch, madeFrom: address, variants: copiesFor(fileName, { ...size, isOpaque: !transparent }) },
      words: kind.kind === 'image' ? descriptions.get(address) : undefined,
    };
    const pages = paper?.pages.map((page, at) => ({ ...page, number: at + 1, waits: false })) ?? [];
    await insertOnDemand(
      db,
      { ...file, ...(paper ? { paper: { bookmarks: paper.bookmarks, pages } } : {}) },
      (tx, id) => noteOrigin(tx, { source, kind: 'media', key: address }, id),
    );
    return { address: addressOf(fileName) };
  }

  async function takeOnce(address: string, uploader: AcceptContext['uploader']): Promise<Taken> {
    const known = await earlier.file(address);
    if (known) return { address: addressOf(known) };
    const facts = context?.onDemand?.[address];
    if (context && facts) return noted(address, facts, uploader, context);
    const path = await foundIn(folders, address);
    if (!path && elsewhere) return fetched(address, uploader, elsewhere);
    if (!path) return { sentence: `the file ${address} is not there` };
    const fileName = basename(path).replace(STAMP, '');
    if (!fileKindOf(fileName)) return { sentence: `the file ${address} is of a kind that is not kept` };
    return accepted({ stream: createReadStream(path), fileName }, uploader, address);
  }

  async function fetched(
    address: string,
    uploader: AcceptContext['uploader'],
    { look, fetch }: FetchedFiles,
  ): Promise<Taken> {
    const path = pathIn(address);
    const fileName = basename(asNamed(path)).replace(STAMP, '');
    if (!fileKindOf(fileName)) return { sentence: `the file ${address} is of a kind that is not kept` };
    if (!context) {
      const sentence = await look(address, path);
      return sentence === undefined ? { address: addressOf(fileName) } : { sentence };
    }
    const file = await fetch(address, path);
    if ('sentence' in file) return file;
    const taken = await accepted({ stream: createReadStream(file.path), fileName }, uploader, address);
    await file.forget();
    return { ...taken, from: file.from };
  }

  return {
    has: async (address) =>
      fileKindOf(pathIn(address)) !== undefined &&
      ((await foundIn(folders, address)) !== null || elsewhere?.mayHave(address) === true),

    async taken() {
      const all = [...underWay].map(
        async ([from, { end, shownBy }]): Promise<TakenFile[]> =>
          end.then(
            (taken) => [{ from, shownBy, ...taken }],
            // It may come in a later run; anything else has ended this one.
            (error: unknown) =>
              error instanceof Refusal ? [{ from, shownBy, sentence: error.message }] : [],
          ),
      );
      return (await Promise.all(all)).flat();
    },

    async take(address, uploader, shownBy) {
      if (isPictureInText(address)) {
        const { fileName, content } = pictureIn(address);
        return accepted({ stream: Readable.from([content]), fileName }, uploader);
      }
      // Two spellings of one address are one file.
      const one = elsewhere?.addressOf(address, pathIn(address)).href ?? address;
      const taken = underWay.get(one) ?? {
        end: places.run(() => takeOnce(address, uploader)),
        shownBy: [],
      };
      underWay.set(one, taken);
      if (shownBy && taken.shownBy.length < MOST_SHOWN && !taken.shownBy.includes(shownBy))
        taken.shownBy.push(shownBy);
      return taken.end;
    },
  };
}

/** The timestamp at the end of an upload's name; it gets a new one. */
const STAMP = /(?<=.)\d{13}(?=\.[^.]+$)/;

const addressOf = (fileName: string): string => `/media/${encodeURIComponent(fileName)}`;

function pathIn(address: string): string {
  const path = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function foundIn(folders: readonly string[], address: string): Promise<string | null> {
  for (const folder of folders) {
    const path = await found(folder, address);
    if (path !== null) return path;
  }
  return null;
}

async function found(folder: string, address: string): Promise<string | null> {
  const inside = `${await realpath(folder)}${sep}`;
  const pieces = pathIn(address)
    .split(/[/\\]/)
    .filter((piece) => piece !== '' && piece !== '.');
  if (pieces.includes('..') || pieces.some((piece) => piece.includes('\0'))) return null;
  const name = pieces.at(-1) ?? '';
  // WordPress links to smaller copies (photo-300x200.jpg), which may be missing.
  const names = [...new Set([name, name.replace(/-\d+x\d+(?=\.[^.]+$)/, '')])];
  const places = pieces.flatMap((_, from) => names.map((one) => [...pieces.slice(from, -1), one]));
  for (const place of places) {
    const path = await realpath(join(folder, ...place)).catch(() => null);
    // A link in the folder could point outside.
    if (path?.startsWith(inside) && (await stat(path)).isFile()) return path;
  }
  return null;
}
