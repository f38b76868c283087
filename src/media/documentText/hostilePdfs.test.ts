import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOSTILE } from '#test/support/hostilePdfs.ts';
import { pagesOf } from './paragraphs.ts';
import { drawPdfPage, readPdfText } from './pdfPages.ts';

/** A malicious file ends within its limits, writes only its own file, contacts nobody, and leaves the calling process unaffected. */
const LONGEST_MS = 2000;
/** Starting and ending a process takes a while on a busy processor. */
const SLACK_MS = 20_000;
const folders: string[] = [];
/** Counts requests to the address that they name. */
let asked = 0;
const outside = createServer((line) => {
  asked += 1;
  line.destroy();
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((listening) => outside.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/`;
});
const before = process.memoryUsage.rss();

it.concurrent.each(Object.entries(HOSTILE))('%s', async (name, make) => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  folders.push(folder);
  const [from, text, drawing] = ['a.pdf', 'a.text', 'a.raw'].map((file) => join(folder, file)) as [
    string,
    string,
    string,
  ];
  writeFileSync(from, make(address));
  const began = Date.now();
  const read = await readPdfText(from, text, { longestMs: LONGEST_MS });
  const drawn = await drawPdfPage(from, drawing, 1, 1600, { longestMs: LONGEST_MS });
  expect(Date.now() - began, name).toBeLessThan(2 * LONGEST_MS + SLACK_MS);

  const pages = read ? pagesOf(read) : [];
  expect(pages.length).toBeLessThanOrEqual(300);
  expect(read?.bookmarks.length ?? 0).toBeLessThanOrEqual(500);
  for (const page of pages) expect(page.text.length).toBeLessThanOrEqual(60_000);
  if (drawn) expect(Math.max(drawn.width, drawn.height)).toBe(1600);
  if (existsSync(drawing)) expect(statSync(drawing).size).toBeLessThanOrEqual(1600 * 1600);
  expect(readdirSync(folder).filter((file) => !['a.pdf', 'a.text', 'a.raw'].includes(file))).toEqual([]);
});

afterAll(async () => {
  await new Promise((closed) => outside.close(closed));
  expect(asked).toBe(0);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  // The bombs were made here, 200 MB of them; the process in which they expand has ended.
  expect(process.memoryUsage.rss() - before).toBeLessThan(1024 * 1024 * 1024);
});
