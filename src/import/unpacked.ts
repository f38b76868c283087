import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { byteWords } from '#lib/byteSize.ts';
import { zipEntries } from '#media/documentText/zipParts.ts';
import { ImportError } from './incoming.ts';
import { MOST_WHOLE } from './recordFiles.ts';

/** A zip, unpacked into a folder for temporary files, which `remove` takes away. `notes`: the entries that could not be unpacked. */
export interface Unpacked {
  readonly folder: string;
  readonly notes: readonly string[];
  remove(): void;
}

/** The folder of a dump or an export has some folders around it. */
const DEEPEST = 12;
const LONGEST_NAME = 255;

/** Unpacks a zip of at most `most` bytes, packed and unpacked. Throws ImportError when it is none, or holds more. */
export function unpacked(path: string, most = MOST_WHOLE): Unpacked {
  const tooLarge = new ImportError(
    `The file ${path} cannot be read: it holds more than ${byteWords(most)}. Unpack it, and name the folder.`,
  );
  if (statSync(path).size > most) throw tooLarge;
  const folder = mkdtempSync(join(tmpdir(), 'lectern-import-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    return { folder, notes: unpackInto(folder, path, most, tooLarge), remove };
  } catch (error) {
    remove();
    const { message, code = '' } = error as NodeJS.ErrnoException;
    if (error instanceof ImportError) throw error;
    if (code === 'ERR_BUFFER_TOO_LARGE' || error instanceof RangeError) throw tooLarge;
    throw new ImportError(`The file ${path} cannot be unpacked here: ${message}`, {
      cause: error,
    });
  }
}

function unpackInto(folder: string, path: string, most: number, tooLarge: ImportError): string[] {
  const notes: string[] = [];
  const seen = new Set<string>();
  let left = most;
  for (const { name, content } of zipEntries(readFileSync(path))) {
    if (name.endsWith('/') || name.startsWith('__MACOSX/') || seen.has(name)) continue;
    // Of two entries with one name the first counts.
    seen.add(name);
    const place = placeOf(name);
    const bytes = place && content(left);
    if (!place || !bytes) {
      notes.push(
        `The entry “${name}” of ${path} was left out: ${place ? 'it is locked, or packed in a way that is not known here' : 'its name leads out of the folder'}.`,
      );
      continue;
    }
    left -= bytes.length;
    if (left < 0) throw tooLarge;
    const at = join(folder, ...place);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, bytes, { mode: 0o600 });
  }
  return notes;
}

/** The pieces of a name, if it stays in the folder. */
function placeOf(name: string): string[] | undefined {
  const pieces = name.split(/[/\\]/).filter((piece) => piece !== '' && piece !== '.');
  const isSafe = pieces.every(
    (piece) => piece !== '..' && !piece.includes('\0') && Buffer.byteLength(piece) <= LONGEST_NAME,
  );
  return isSafe && pieces.length > 0 && pieces.length <= DEEPEST && !/^[/\\]|^[a-z]:/i.test(name)
    ? pieces
    : undefined;
}
