/** The halves of the polynomial of ECMA-182, its bits reversed. */
const [POLYNOMIAL_HIGH, POLYNOMIAL_LOW] = [0xc96c5795, 0xd7870f42];

const HIGH = new Uint32Array(256);
const LOW = new Uint32Array(256);
for (let byte = 0; byte < 256; byte++) {
  let [high, low] = [0, byte];
  for (let bit = 0; bit < 8; bit++) {
    const isOdd = low & 1;
    low = ((low >>> 1) | (high << 31)) >>> 0;
    high >>>= 1;
    if (isOdd) [high, low] = [(high ^ POLYNOMIAL_HIGH) >>> 0, (low ^ POLYNOMIAL_LOW) >>> 0];
  }
  HIGH[byte] = high;
  LOW[byte] = low;
}

/** A checksum under way: CRC-64 of ECMA-182, as archives of mongodump have it. In two halves, since 64 bits at once would be ten times as slow. */
export interface Crc64 {
  add(bytes: Uint8Array): void;
  /** The checksum of all that was added, as a signed number. */
  sum(): bigint;
}

export function crc64(): Crc64 {
  let [high, low] = [0xffffffff, 0xffffffff];
  return {
    add(bytes) {
      for (const byte of bytes) {
        const at = (low ^ byte) & 255;
        low = ((low >>> 8) | (high << 24)) ^ (LOW[at] ?? 0);
        high = (high >>> 8) ^ (HIGH[at] ?? 0);
      }
    },
    sum: () => BigInt.asIntN(64, (BigInt(~high >>> 0) << 32n) | BigInt(~low >>> 0)),
  };
}
