/** Stands for the documents of a page while the rest is written; no text that is stored can hold a NUL. */
const MARK = '\0docs';
const AS_JSON = JSON.stringify(MARK);

/**
 * An answer as JSON in UTF-8. The documents of a page are written one by one: one letter that is not Latin makes a whole JSON text twice as
 * wide, and a wide text of a page is written, measured and sent several times slower than twenty small ones of which most stay narrow.
 */
export function jsonBytes(answer: unknown): Buffer {
  const docs = docsOf(answer);
  if (docs === undefined) return Buffer.from(JSON.stringify(answer));
  const around = JSON.stringify(answer, (_name, value: unknown) => (value === docs ? MARK : value));
  const at = around.indexOf(AS_JSON);
  const pieces = docs.map((doc, i) => Buffer.from(`${i === 0 ? '' : ','}${JSON.stringify(doc)}`));
  const before = Buffer.from(`${around.slice(0, at)}[`);
  const after = Buffer.from(`]${around.slice(at + AS_JSON.length)}`);
  return Buffer.concat([before, ...pieces, after]);
}

function docsOf(answer: unknown): readonly object[] | undefined {
  const { docs } = (answer as { data?: { docs?: unknown } | null }).data ?? {};
  return Array.isArray(docs) && docs.every((doc) => typeof doc === 'object') ? docs : undefined;
}
