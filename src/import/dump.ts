import { z } from 'zod';
import { CONTENT_PATHS, type ContentName, firstPiece } from '#calls/paths.ts';
import { FILE_DESCRIPTION, type FileDescription } from '#kinds/fileDescription.ts';
import type { Organisation } from '#lib/organisation.ts';
import { plain, TooDeep } from './extendedJson.ts';
import { gathering } from './gather.ts';
import { ImportError, type ParsedFile } from './incoming.ts';
import type { FieldsNamed } from './otherNames.ts';
import { isRaw, type Raw } from './raw.ts';

/** Units, then people, then the records that refer to them: the order in which records can be written. */
const FIRST: readonly ContentName[] = ['department', 'diocese', 'user'];
/** Names of arrays that differ from the prefix of the kind's calls. */
const CALLED_OTHERWISE: Partial<Record<ContentName, readonly string[]>> = {
  department: ['departments'],
  diocese: ['dioceses'],
  user: ['users', 'persons'],
  description: ['descriptions'],
  prayer: ['prayer_calendar', 'prayers'],
  partner: ['partners', 'networks'],
  subscriber: ['subscribers'],
};
/** The accepted array names of each kind, in the order in which records can be written. */
export const ARRAYS_OF = Object.fromEntries(
  [...new Set([...FIRST, ...(Object.keys(CONTENT_PATHS) as ContentName[])])].map((name) => [
    name,
    CALLED_OTHERWISE[name] ?? [firstPiece(name)],
  ]),
) as Record<ContentName, readonly string[]>;
/** The kind of each array by its name. */
export const ARRAYS: ReadonlyMap<string, ContentName> = new Map<string, ContentName>(
  Object.entries(ARRAYS_OF).flatMap(([kind, names]) => names.map((name) => [name, kind as ContentName])),
);

/** The source of such a dump, unless it names one (`source`) or the command does. */
export const SOURCE = 'dump';
const NOTHING: FieldsNamed = new Map();
/** What a dump holds besides its records. */
const BESIDE = ['source', 'files'];

/**
 * Reads a dump in the API's own format: an object with an array for each kind (`news`, `events`, `prayer_calendar` …), or with the response of a list call (`{
 * data: { docs: […] } }`). Throws ImportError when it is none.
 */
export function readDump(
  text: string,
  organisation: Organisation,
  fields: FieldsNamed = NOTHING,
): ParsedFile {
  const dump = parsed(text);
  const found = gathering(organisation, fields);
  for (const name of Object.keys(dump))
    if (!BESIDE.includes(name) && !ARRAYS.has(name))
      found.note(`“${name}” is not an array that can be imported.`);
  for (const [name, kind] of ARRAYS) {
    if (!Object.hasOwn(dump, name)) continue;
    const docs = docsOf(dump[name]);
    if (!docs) throw new ImportError(`“${name}” must be an array of records, or what a list call answers.`);
    for (const [at, raw] of docs.entries()) found.add(name, kind, raw, at);
  }
  const { records, leftOut } = found.all();
  if (records.length === 0 && leftOut.length === 0)
    throw new ImportError('There are no records in this file.');
  const source = typeof dump.source === 'string' ? dump.source : SOURCE;
  return { source, records, leftOut, descriptions: descriptionsIn(dump.files) };
}

/** Picture descriptions from an array of files (ADD-16), by address; the API's calls for files return such arrays. */
function descriptionsIn(files: unknown): ReadonlyMap<string, Partial<FileDescription>> {
  const described = new Map<string, Partial<FileDescription>>();
  for (const raw of docsOf(files) ?? []) {
    const { data } = DESCRIBED.safeParse(raw);
    const { name = '', url = name, alt, ...more } = data ?? {};
    // A picture is described or marked as decorative; a description wins.
    if (url) described.set(url, alt ? { alt, ...more, decorative: false } : more);
  }
  return described;
}

const said = (max: number) => z.string().trim().max(max).optional().catch(undefined);
const DESCRIBED = z.object({
  name: z.string().optional(),
  url: z.string().optional(),
  alt: said(FILE_DESCRIPTION.alt.max),
  decorative: z.boolean().optional().catch(undefined),
  caption: said(FILE_DESCRIPTION.caption.max),
  credit: said(FILE_DESCRIPTION.credit.max),
});

function parsed(text: string): Raw {
  let dump: unknown;
  try {
    dump = plain(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    if (error instanceof TooDeep)
      throw new ImportError(`This file cannot be read: ${error.message}.`, { cause: error });
    throw new ImportError(`This file is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
  if (isRaw(dump)) return dump;
  throw new ImportError(
    'A dump must be an object with an array for each kind, for example {"departments": […], "news": […]}.',
  );
}

function docsOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isRaw(value)) return null;
  return docsOf(value.docs ?? value.data);
}
