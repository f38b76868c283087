import { type FileHandle, open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { FileReply } from './fileReply.ts';
import { isSame, type Seen } from './fileStore.ts';

/** Fewer and larger pieces cost less; but a slow client would hold a large one for long. */
const LARGE_PIECE = 256 * 1024;
const PIECE = 64 * 1024;
/** At most this many large ones, for all clients together. */
const MOST_LARGE = 16;

const spare: Buffer[] = [];
let large = 0;

function takePiece(): Buffer {
  const piece = spare.pop();
  if (piece) return piece;
  if (large >= MOST_LARGE) return Buffer.allocUnsafeSlow(PIECE);
  large++;
  return Buffer.allocUnsafeSlow(LARGE_PIECE);
}

function giveBack(piece: Buffer): void {
  if (piece.length === LARGE_PIECE) spare.push(piece);
}

/** The whole file in memory; null when it is gone, or its stat differs. Never rejects. */
export async function readWhole(path: string, seen: Seen): Promise<Buffer | null> {
  const file = await openSeen(path, seen);
  if (!file) return null;
  try {
    const bytes = Buffer.allocUnsafeSlow(seen.size);
    return (await readAt(file, bytes, 0)) === seen.size ? bytes : null;
  } catch {
    return null;
  } finally {
    await file.close();
  }
}

/**
 * Sends a file, or the part given in the reply, from the disk, piece by piece as the client reads them. Returns the status once the head is sent; null, with
 * nothing sent, when the file is gone or its stat differs.
 */
export async function sendPart(
  path: string,
  seen: Seen,
  { status, headers, bytes }: FileReply,
  response: ServerResponse,
): Promise<number | null> {
  const file = await openSeen(path, seen);
  if (!file) return null;
  response.writeHead(status, headers as string[]);
  const { start, end } = bytes ?? { start: 0, end: -1 };
  void sendPieces(file, start, end + 1, response)
    // The client has a part and the total length: cutting the response short is the only way to report it.
    .catch(() => response.destroy())
    .finally(() => file.close());
  return status;
}

async function sendPieces(
  file: FileHandle,
  start: number,
  end: number,
  response: ServerResponse,
): Promise<void> {
  for (let at = start; at < end && !response.destroyed; ) {
    const piece = takePiece();
    try {
      const wanted = piece.subarray(0, Math.min(piece.length, end - at));
      const read = await readAt(file, wanted, at);
      if (read < wanted.length) throw new Error('The file has become shorter.');
      at += read;
      await taken(response, wanted, at === end);
    } finally {
      giveBack(piece);
    }
  }
}

/** Resolves when the client has read a piece, or disconnected. */
function taken(response: ServerResponse, piece: Buffer, isLast: boolean): Promise<void> {
  return new Promise((done) => {
    if (response.destroyed) return done();
    const settled = (): void => {
      response.off('close', settled);
      done();
    };
    response.once('close', settled);
    if (isLast) response.end(piece, settled);
    else response.write(piece, settled);
  });
}

async function openSeen(path: string, seen: Seen): Promise<FileHandle | null> {
  const file = await open(path, 'r').catch(() => null);
  if (!file) return null;
  const isThat = await file.stat().then(
    (found) => isSame(found, seen),
    () => false,
  );
  if (isThat) return file;
  await file.close();
  return null;
}

async function readAt(file: FileHandle, into: Buffer, at: number): Promise<number> {
  let read = 0;
  while (read < into.length) {
    const { bytesRead } = await file.read(into, read, into.length - read, at + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return read;
}
