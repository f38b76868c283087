import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32, deflateRawSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { onTestFinished } from 'vitest';
import type { NewFile } from '#kinds/newFile.ts';
import type { Variant } from '#kinds/records.ts';
import { type FileStore, localStore } from './fileStore.ts';
import type { AcceptContext } from './keep.ts';
import type { MediaTable } from './table.ts';

/** Files and doubles for the tests of this folder, made on the fly. */

export const NOW = new Date('2026-03-14T09:26:53.589Z');

/** An in-memory table with the guarantees of MediaTable. `used` holds the ids that a record refers to. */
export interface TableInMemory extends MediaTable {
  readonly rows: Map<string, NewFile & { variants: readonly Variant[] }>;
  readonly used: Set<string>;
}

function tableInMemory(): TableInMemory {
  const rows: TableInMemory['rows'] = new Map();
  const used = new Set<string>();
  const exceeded: MediaTable['exceeded'] = async ({ bytes, unitId }, limits, pending) => {
    const all = [...rows.values()];
    const taken = (of: typeof all): number => of.reduce((sum, row) => sum + row.bytes, bytes);
    const ofUnit = all.filter((row) => row.unitId === unitId);
    if (
      unitId !== null &&
      taken(ofUnit) + (pending?.unit ?? 0) > (limits.perUnit ?? Number.POSITIVE_INFINITY)
    )
      return 'unit';
    return taken(all) + (pending?.all ?? 0) > (limits.all ?? Number.POSITIVE_INFINITY) ? 'all' : null;
  };
  return {
    rows,
    used,
    exceeded,
    insert: async (row, limits = {}) => {
      const limit = await exceeded(row, limits);
      if (!limit) rows.set(row.id, { ...row, variants: [] });
      return limit;
    },
    setVariants: ({ id }, variants, pages) => {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, variants, pages });
      return Promise.resolve(row !== undefined);
    },
    sweepable: async (limit, before) =>
      [...rows.values()].filter((row) => row.createdAt < before && !used.has(row.id)).slice(0, limit),
    removeRow: async ({ id }) => {
      const row = used.has(id) ? undefined : rows.get(id);
      rows.delete(row?.id ?? '');
      return row?.variants ?? null;
    },
    known: async (names) => {
      const there = [...rows.values()].map(({ fileName }) => fileName);
      return new Set(names.filter((name) => there.includes(name)));
    },
  };
}

/** A store in a separate folder that is removed after the test, with a function that lists its files. */
export function storeForTest(): { store: FileStore; folder: string; files(): string[]; temps(): string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return {
    store: localStore(folder),
    folder,
    files: () => readdirSync(folder).filter((name) => name !== '.temp'),
    temps: () => readdirSync(join(folder, '.temp')),
  };
}

/** Everything that acceptUpload needs, for a user of the office. */
export function placeForTest(): ReturnType<typeof storeForTest> & {
  table: TableInMemory;
  context: AcceptContext;
} {
  const place = storeForTest();
  const table = tableInMemory();
  const uploader = { accountId: randomUUID(), unitKind: null, unitId: null };
  return { ...place, table, context: { store: place.store, table, uploader, now: () => NOW } };
}

/** A source of these bytes in pieces of 64 KB. */
export function sourceOf(fileName: string, bytes: Buffer | string): { fileName: string; stream: Readable } {
  const whole = Buffer.from(bytes);
  const pieces: Buffer[] = [];
  for (let at = 0; at < whole.length; at += 65_536) pieces.push(whole.subarray(at, at + 65_536));
  return { fileName, stream: Readable.from(pieces) };
}

/** A picture with some texture, so that formats have something to compress. */
export function texture(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const background = { r: 120, g: 40, b: 80, alpha: 0.5 };
  if (channels === 4) return sharp({ create: { width, height, channels, background } });
  return sharp({ create: { width, height, channels, background, noise } });
}

/** An animation of this many frames of one colour each. */
export async function animation(frames: number, size = 60): Promise<Sharp> {
  const pictures = Array.from({ length: frames }, (_, at) =>
    sharp({ create: { width: size, height: size, channels: 3, background: { r: at * 60, g: 90, b: 20 } } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(pictures), { join: { animated: true } });
}

/** A small, complete PDF of one page, padded before its end to at least `bytes`. */
export function pdf(bytes = 0): Buffer {
  return pdfOf(['<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>'], { bytes });
}

/**
 * A PDF of these objects, numbered from 3, of which the first `pages` are its pages; padded to at least `bytes`, with `more` in its
 * trailer and `catalog` in its catalog. Text is Latin-1.
 */
export function pdfOf(
  given: readonly string[],
  { pages = 1, bytes = 0, more = '', catalog = '' } = {},
): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...given,
  ];
  let text = `%PDF-1.4\n% ${'lectern '.repeat(Math.ceil(bytes / 8))}\n`;
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const xref = text.length;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  text += `xref\n0 ${count}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${count} /Root 1 0 R ${more} >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A content stream of a PDF, or a form. */
export const pdfStream = (content: string, more = ''): string =>
  `<< ${more} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** A PDF of this many A4 pages, the upper half of the first one red. */
export function pdfSample(pages: number, more = ''): Buffer {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]';
  const others = Array.from({ length: pages - 1 }, () => `${page} >>`);
  const red = pdfStream('0.8 0 0 rg 0 421 595 421 re f');
  return pdfOf([`${page} /Contents ${pages + 3} 0 R >>`, ...others, red], { pages, more });
}

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A Word document as a zip without compression; `more` adds or replaces entries. */
export function docx(more: Record<string, string> = {}): Buffer {
  return zip({ '[Content_Types].xml': CONTENT_TYPES, 'word/document.xml': '<w:document/>', ...more });
}

/** A zip without compression of these entries. */
export function zip(entries: Record<string, string | Buffer>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const nameBytes = Buffer.from(name);
    const data = typeof content === 'string' ? Buffer.from(content) : content;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([20, 0]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeBy, common, place, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}

/** A zip of one compressed entry, with this many of its bytes left out. */
export function packed(entry: string, content: Buffer, leftOut = 0): Buffer {
  const whole = deflateRawSync(content);
  const data = whole.subarray(0, whole.length - leftOut);
  const name = Buffer.from(entry);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name, data]);
  const list = Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, list, end]);
}
