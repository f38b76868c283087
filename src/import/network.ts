import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepDiskMargin } from '#media/limits.ts';
import type { Settings } from '#settings/settings.ts';
import { readDump } from './dump.ts';
import { type FetchedFiles, fetchedFiles } from './fetchedFiles.ts';
import { ImportError, type ParsedFile } from './incoming.ts';
import { readOldSite } from './oldSite.ts';
import { oneOrigin, siteAddress } from './oneOrigin.ts';
import type { FieldsNamed } from './otherNames.ts';
import type { Target } from './write.ts';

/** The options that name a site, without which an import connects to none. */
export const NETWORK_OPTIONS = {
  from: { type: 'string' },
  'token-file': { type: 'string' },
  media: { type: 'string' },
} as const;

export const NETWORK_USAGE = `   --from https://old.example.org   read an old installation by its API, instead of a file
   --token-file FILE         the token for what visitors do not see there (otherwise the setting IMPORT_TOKEN)
   --media https://…         fetch files from this site or bucket that are not in the folder (with --from: that one)`;

/** The sites that a person has named, and the token's file. */
export interface NamedSites {
  readonly from: URL | undefined;
  readonly media: URL | undefined;
  readonly tokenFile: string | undefined;
  /** Before further tries, in ms. */
  readonly pauses: readonly number[] | undefined;
}

/** Throws ImportError for what is no address, and a token without a site for it. */
export function sitesIn(
  values: Readonly<Partial<Record<keyof typeof NETWORK_OPTIONS, string>>>,
  pauses?: readonly number[],
): NamedSites {
  const from = values.from === undefined ? undefined : siteAddress(values.from, '--from');
  const media = values.media === undefined ? from : siteAddress(values.media, '--media');
  const tokenFile = values['token-file'];
  if (tokenFile !== undefined && !from) throw new ImportError('--token-file is for --from.');
  return { from, media, tokenFile, pauses };
}

/** Reads all records of an old installation. `isWhole`: whether every list could be read. Throws ImportError. */
export async function readFrom(
  site: URL,
  { tokenFile, pauses }: NamedSites,
  { importToken, organisation }: Settings,
  fields: FieldsNamed,
  say: (line: string) => void,
): Promise<ParsedFile & { readonly isWhole: boolean }> {
  const token = tokenFile === undefined ? importToken : await tokenIn(tokenFile);
  const origin = oneOrigin(site, pauses, token);
  try {
    const asked = { brand: organisation.brand, hasToken: token !== undefined, say };
    const { dump, notRead, notes } = await readOldSite(site, origin, asked);
    const arrays = Object.values(dump).filter(Array.isArray);
    if (arrays.every((docs) => docs.length === 0))
      throw new ImportError(
        [`${site.origin} has no records that can be read.`, ...notRead, ...notes].join('\n'),
      );
    const reading = readDump(JSON.stringify(dump), organisation, fields);
    return { ...reading, leftOut: [...notes, ...notRead, ...reading.leftOut], isWhole: notRead.length === 0 };
  } finally {
    origin.close();
  }
}

async function tokenIn(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new ImportError(`The file ${path} cannot be read: ${error.message}`);
  });
  const token = text.trim();
  // What a header may hold; the token itself is in no message.
  if (!/^[\x21-\x7e]+(?: [\x21-\x7e]+)?$/.test(token))
    throw new ImportError(`The file ${path} must hold the token alone.`);
  return token;
}

/** Files from the site that was named for them; undefined if none was. They lie in the data folder until they are taken in. */
export function mediaFrom(
  { media, pauses }: NamedSites,
  { dataDir }: Settings,
  { store, limits }: Pick<Target, 'store' | 'limits'>,
): FetchedFiles | undefined {
  if (!media) return undefined;
  return fetchedFiles(oneOrigin(media, pauses), media, join(dataDir, 'fetched'), (bytes) =>
    keepDiskMargin(store, limits, bytes),
  );
}
