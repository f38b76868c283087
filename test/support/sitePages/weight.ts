import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Served } from '../site.ts';
import { all, parsed } from './html.ts';

/** What a page costs before its photos, in bytes as they are sent, brotli where that gains. */
export interface Weight {
  readonly script: number;
  readonly whole: number;
}

/** Weighs pages of a site out of what its build made in `folder`: HTML, style, letters, scripts, and seals. */
export function createScale(site: Served, folder: string) {
  const known = new Map<string, number>();
  const manifest: Record<string, { file: string; imports?: string[]; assets?: string[] }> = JSON.parse(
    readFileSync(join(folder, 'site', 'manifest.json'), 'utf8'),
  );

  function fileBytes(path: string): number {
    const before = known.get(path);
    if (before !== undefined) return before;
    const data = readFileSync(join(folder, path.replace('/assets/', '')));
    const bytes = path.endsWith('.woff2')
      ? data.length
      : Math.min(data.length, brotliCompressSync(data).length);
    known.set(path, bytes);
    return bytes;
  }

  /** A script with those that come with it. */
  function withImports(path: string): string[] {
    const entry = Object.values(manifest).find(({ file }) => path === `/assets/site/${file}`);
    const more = (entry?.imports ?? []).flatMap((name) => manifest[name]?.file ?? []);
    return [path, ...more.flatMap((file) => withImports(`/assets/site/${file}`))];
  }

  return async function weigh(path: string, host: string): Promise<Weight> {
    const { headers, rawPayload } = await site.get(path, { host, 'accept-encoding': 'br' });
    if (headers['content-encoding'] !== 'br') throw new Error(`${path} comes as it is.`);
    const page = parsed((await site.get(path, { host })).body);
    const attributes = (name: string, of: string): string[] =>
      all(page, name).flatMap(({ attribs }) => attribs[of] ?? []);
    const scripts = new Set(attributes('script', 'src').flatMap(withImports));
    const files = new Set(
      attributes('link', 'href').filter((href) => /^\/assets\/.*\.(?:css|woff2)$/.test(href)),
    );
    const drawn = new Set(attributes('img', 'src').filter((src) => /^\/(?:seals|assets)\//.test(src)));
    let seals = 0;
    for (const src of drawn) {
      const answer = await site.get(src, { host, 'accept-encoding': 'br' });
      seals += answer.rawPayload.length;
    }
    const sum = (paths: Set<string>): number => [...paths].reduce((bytes, one) => bytes + fileBytes(one), 0);
    const script = sum(scripts);
    return { script, whole: rawPayload.length + script + sum(files) + seals };
  };
}
