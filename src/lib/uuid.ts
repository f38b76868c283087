const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The last millisecond for which an id was created in this process, and the number of ids in it. */
const last = { ms: 0, made: 0 };
/** Number of ids per millisecond that keep their order. */
const IN_ORDER = 0x1000;

/**
 * Creates a UUIDv7. Ids sort by creation time, also within a millisecond of this process (by a counter), so ties in lists fall in order of
 * creation. `now` in ms.
 */
export function newId(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Requests that began a moment earlier may still create some.
  last.made = now > last.ms ? 0 : (last.made + 1) % IN_ORDER;
  last.ms = Math.max(last.ms, now);
  let time = now;
  for (let i = 5; i >= 0; i--) {
    bytes[i] = time % 256;
    time = Math.floor(time / 256);
  }
  bytes[6] = 0x70 | (last.made >> 8);
  bytes[7] = last.made & 0xff;
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Whether a text has the shape of an id. A malformed id in a path is a missing one (ADD-8), so nothing is thrown. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && SHAPE.test(value);
}
