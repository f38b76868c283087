import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { s3Address } from '#lib/s3Address.ts';
import { type S3Store, s3Store } from '#media/s3Store.ts';
import { type S3Double, startS3Double } from './s3Double.ts';

/** A store in a bucket of its own that goes after the test, with a look at what lies in it. Tries follow each other at once. */
export async function s3StoreForTest(
  folder = '',
): Promise<{ store: S3Store; double: S3Double; folder: string; files(): string[]; temps(): string[] }> {
  const double = await startS3Double({ folder });
  const address = s3Address(double.url);
  if (!address) throw new Error(`Not the address of a bucket: ${double.url}`);
  const temp = mkdtempSync(join(tmpdir(), 'media-'));
  onTestFinished(async () => {
    await double.close();
    await rm(temp, { recursive: true, force: true });
  });
  return {
    store: s3Store(address, temp, [1, 1, 1]),
    double,
    folder: temp,
    files: () => [...double.objects.keys()].map((key) => key.slice(address.prefix.length)),
    temps: () => readdirSync(temp),
  };
}
