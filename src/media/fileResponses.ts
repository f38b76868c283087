import { extensionOf, fileKindOf } from '#lib/fileKinds.ts';
import { isMediaName, isPageVariant, originalOf } from '#lib/mediaNames.ts';
import type { ServedMedia } from './table.ts';

/** One stored file, ready to be sent. */
export interface FileResponse {
  readonly name: string;
  readonly saveAs: string;
  readonly type: string;
  readonly disposition: 'inline' | 'attachment';
  /** null when the database, which knows it, was unavailable. */
  readonly etag: string | null;
  /** Cache-Control, where it is not kept for ever. */
  readonly caching?: string;
}

export interface FileResponses {
  /**
   * The file sent under a name; null when there is none. A file never changes under its name, so the result is cached and survives a database outage; a file
   * that was not requested before is then served according to its name. Throws what the look-up throws when there is no such file either.
   */
  find(name: string): Promise<FileResponse | null>;
  /** The file is gone: its row must be looked up again. */
  forget(name: string): void;
}

interface Sources {
  /** The row of an original (never of a variant) by its name. */
  lookup(fileName: string): Promise<ServedMedia | null>;
  /** Whether the store has a file of this name. */
  exists(name: string): Promise<boolean>;
}

/** Some 300 bytes each. */
const MOST_REMEMBERED = 10_000;

/** Finds the files to be sent by name, and caches the results. */
export function createFileResponses({ lookup, exists }: Sources, most = MOST_REMEMBERED): FileResponses {
  const known = new Map<string, FileResponse>();

  function remember(answer: FileResponse): FileResponse {
    // The least recently requested one is removed first.
    known.delete(answer.name);
    known.set(answer.name, answer);
    const oldest = known.size > most ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    return answer;
  }

  return {
    async find(name) {
      // Pages are public only with their issue (servePages.ts), also while the database can't be asked.
      if (!isMediaName(name) || isPageVariant(name)) return null;
      const before = known.get(name);
      if (before) return remember(before);
      try {
        const media = await lookup(originalOf(name));
        const answer = media && answerOf(name, media);
        return answer && remember(answer);
      } catch (error) {
        const answer = answerOfName(name);
        if (answer && (await exists(name))) return answer;
        throw error;
      }
    },
    forget: (name) => void known.delete(name),
  };
}

function answerOf(name: string, media: ServedMedia): FileResponse | null {
  const hash = Buffer.from(media.sha256).toString('base64url').slice(0, 22);
  if (name === media.fileName) {
    const disposition = fileKindOf(name)?.disposition ?? 'attachment';
    return { name, saveAs: media.originalName, type: media.type, disposition, etag: `"${hash}"` };
  }
  const variant = media.variants.find((one) => one.name === name);
  if (!variant) return null;
  const ending = extensionOf(name);
  const base = media.originalName.slice(
    0,
    media.originalName.length - extensionOf(media.originalName).length,
  );
  return {
    name,
    saveAs: base + ending,
    type: `image/${variant.format}`,
    disposition: 'inline',
    etag: `"${hash}-${variant.width}${ending}-${variant.bytes}"`,
  };
}

/** What is known of a file without the database: its kind, by the extension that it was stored under. */
function answerOfName(name: string): FileResponse | null {
  const kind = fileKindOf(name);
  const type = kind?.type ?? (extensionOf(name) === '.avif' ? 'image/avif' : null);
  return type === null
    ? null
    : { name, saveAs: name, type, disposition: kind?.disposition ?? 'inline', etag: null };
}
