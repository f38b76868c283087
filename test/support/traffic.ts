import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** What a page fetched: its address, what the browser takes it for, and how many bytes came over the line for it. */
export type Fetched = { url: string; type: string; bytes: number };

/** Notes everything that a page fetches from now on, with the bytes as they came: compressed, headers included. */
export async function trafficOf(page: Page): Promise<Fetched[]> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  const all = new Map<string, Fetched>();
  const fetched: Fetched[] = [];
  line.on('Network.responseReceived', ({ requestId, response, type }) => {
    all.set(requestId, { url: response.url, type, bytes: 0 });
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = all.get(requestId);
    if (one) fetched.push({ ...one, bytes: encodedDataLength });
  });
  return fetched;
}

/** The bytes of some of what was fetched. */
export const bytesOf = (fetched: readonly Fetched[]): number =>
  fetched.reduce((sum, { bytes }) => sum + bytes, 0);

/** How many bytes scripts have for a browser that takes gzip and nothing better. */
export async function gzipped(fetched: readonly Fetched[]): Promise<number> {
  const sizes = fetched.map(async ({ url }) => {
    const content = await (await fetch(url)).bytes();
    return gzipSync(content, { level: 9 }).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
