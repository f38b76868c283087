import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { keepDiskMargin } from '#media/limits.ts';
import type { Settings } from '#settings/settings.ts';
import { readDump } from './dump.ts';
import { type FetchedFiles, fetchedFiles } from './fetchedFiles.ts';
import { ImportError, type ParsedFile } from './incoming.ts';
import { readOldSite } from './oldSite.ts';
import { oneOrigin, siteAddress } from './oneOrigin.ts';
import type { FieldsNamed } from './otherNames.ts';
import { severalSites } from './severalSites.ts';
import type { Target } from './write.ts';

/** The options that name a site, without which an import connects to none. */
export const NETWORK_OPTIONS = {
  from: { type: 'string' },
  'token-file': { type: 'string' },
  media: { type: 'string', multiple: true },
} as const;

export const NETWORK_USAGE = `  --from https://old.example.org   read an old installation by its API, instead of a file
  --token-file FILE         with --from: the token for what visitors do not see there (otherwise the setting IMPORT_TOKEN)
  --media https://...       fetch files from this site or bucket that are not in the folder (with --from: that one), or that
                            lie in this other folder; may be repeated, the first that has it counts`;

/** The sites that a person has named, and the token's file. */
export interface NamedSites {
  readonly from: URL | undefined;
  /** Where files are fetched, in the order in which they are looked for; and further folders, which come before. */
  readonly media: readonly URL[];
  readonly folders: readonly string[];
  readonly tokenFile: string | undefined;
  /** Before further tries, in ms. */
  readonly pauses: readonly number[] | undefined;
}

/** Throws ImportError for what is no address, and a token without a site for it. */
export function sitesIn(
  values: Readonly<{
    from?: string | undefined;
    'token-file'?: string | undefined;
    media?: readonly string[] | undefined;
  }>,
  pauses?: readonly number[],
): NamedSites {
  const from = values.from === undefined ? undefined : siteAddress(values.from, '--from');
  const named = values.media ?? [];
  const isFolder = (one: string): boolean => statSync(one, { throwIfNoEntry: false })?.isDirectory() === true;
  const folders = named.filter(isFolder).map((one) => resolve(one));
  const sites = named.filter((one) => !isFolder(one)).map((one) => siteAddress(one, '--media'));
  const media = sites.length === 0 && from ? [from] : sites;
  const tokenFile = values['token-file'];
  if (tokenFile !== undefined && !from) throw new ImportError('--token-file is for --from.');
  return { from, media, folders, tokenFile, pauses };
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

/** Files from the sites that were named for them; undefined if none was. They lie in the data folder until they are taken in. */
export function mediaFrom(
  { media, pauses }: NamedSites,
  { dataDir }: Settings,
  { store, limits }: Pick<Target, 'store' | 'limits'>,
): FetchedFiles | undefined {
  const [first, ...more] = media.map((site) =>
    fetchedFiles(oneOrigin(site, pauses), site, join(dataDir, 'fetched'), (bytes) =>
      keepDiskMargin(store, limits, bytes),
    ),
  );
  return first && severalSites([first, ...more]);
}
