/** Reads an exact number of bytes at a time out of pieces of any size. */
export interface ByteReader {
  /** The next `length` bytes; undefined when nothing at all is left. Throws `CutShort` when there are some, but too few. */
  take(length: number): Promise<Uint8Array | undefined>;
}

/** What is read ends in the middle of something. */
export class CutShort extends Error {}

/** Reads from an iterable of bytes, such as a stream; holds no more than what was asked for and the piece in which it ends. */
export function byteReader(pieces: AsyncIterable<Uint8Array>): ByteReader {
  const source = pieces[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array(0);
  return {
    async take(length) {
      const found: Uint8Array[] = [];
      let missing = length;
      while (missing > 0) {
        if (rest.length === 0) {
          const next = await source.next();
          if (next.done) {
            if (missing === length) return undefined;
            throw new CutShort();
          }
          rest = new Uint8Array(next.value.buffer, next.value.byteOffset, next.value.byteLength);
        }
        const part = rest.subarray(0, missing);
        rest = rest.subarray(part.length);
        missing -= part.length;
        found.push(part);
      }
      return found.length === 1 ? found[0] : joined(found, length);
    },
  };
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
