/** Reads an exact number of bytes at a time from chunks of any size. */
export interface ByteReader {
  /** Returns the next `length` bytes; undefined at the end. Throws `CutShort` if fewer are left. */
  take(length: number): Promise<Uint8Array | undefined>;
}

/** The input ends in the middle of a record. */
export class CutShort extends Error {}

/** Reads from an iterable of bytes, such as a stream; buffers only the requested bytes and the rest of the current chunk. */
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
