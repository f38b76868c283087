import { send } from '../api.ts';

/**
 * Asks the server to keep uploaded files for the life of a draft. Returns those that still exist, or undefined if the server was not
 * reachable.
 */
export async function keepUploads(urls: readonly string[]): Promise<ReadonlySet<string> | undefined> {
  if (urls.length === 0) return new Set();
  try {
    return new Set((await send('keepMedia', { body: { resource_urls: [...urls] }, quiet: true })).kept);
  } catch {
    return undefined;
  }
}
