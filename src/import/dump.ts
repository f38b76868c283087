import { createHash } from 'node:crypto';
import { z } from 'zod';
import { CONTENT_PATHS, type ContentName, firstPiece } from '#calls/paths.ts';
import type { account } from '#kinds/account.ts';
import type { Kind } from '#kinds/define.ts';
import { FILE_DESCRIPTION, type FileDescription } from '#kinds/fileDescription.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { roleFromWire } from '#kinds/roleNames.ts';
import type { Organisation } from '#lib/organisation.ts';
import { staffCategory } from '#lib/staffCategory.ts';
import { momentIn } from './days.ts';
import { ImportError, type Incoming, type ParsedFile } from './incoming.ts';

type Raw = Readonly<Record<string, unknown>>;

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
const ARRAYS = new Map<string, ContentName>(
  Object.entries(ARRAYS_OF).flatMap(([kind, names]) => names.map((name) => [name, kind as ContentName])),
);

/** The source of such a dump, unless it names one (`source`) or the command does. */
const SOURCE = 'dump';
/** What a dump holds besides its records. */
const BESIDE = ['source', 'files'];

/**
 * Reads a dump in the API's own format: an object with an array for each kind (`news`, `events`, `prayer_calendar` …), or with the response of a list call (`{
 * data: { docs: […] } }`). Throws ImportError when it is none.
 */
export function readDump(text: string, organisation: Organisation): ParsedFile {
  const dump = parsed(text);
  const records: Incoming[] = [];
  const leftOut = Object.keys(dump)
    .filter((name) => !BESIDE.includes(name) && !ARRAYS.has(name))
    .map((name) => `“${name}” is not an array that can be imported.`);
  for (const [name, kind] of ARRAYS) {
    if (!Object.hasOwn(dump, name)) continue;
    const docs = docsOf(dump[name]);
    if (!docs) throw new ImportError(`“${name}” must be an array of records, or what a list call answers.`);
    const notKept = new Map<string, number>();
    for (const [at, raw] of docs.entries()) {
      if (!isRaw(raw)) {
        leftOut.push(`${name}[${at}] is not a record.`);
        continue;
      }
      records.push(incoming(kind, raw, organisation));
      for (const field of unknownFields(kind, raw)) notKept.set(field, (notKept.get(field) ?? 0) + 1);
    }
    if (notKept.size > 0)
      leftOut.push(
        `Fields of “${name}” that are not kept: ${[...notKept].map(([field, n]) => `${field} (${n})`).join(', ')}.`,
      );
  }
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
    dump = JSON.parse(text.replace(/^\uFEFF/, ''), plainValue);
  } catch (error) {
    throw new ImportError(`This file is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
  if (isRaw(dump)) return dump;
  throw new ImportError(
    'A dump must be an object with an array for each kind, for example {"departments": […], "news": […]}.',
  );
}

/**
 * MongoDB exports write ids, dates and numbers as objects with a `$` name (Extended JSON 2, relaxed and canonical). Inner values are converted first, such as
 * the `$numberLong` of a `$date`.
 */
function plainValue(_name: string, value: unknown): unknown {
  if (!isRaw(value)) return value;
  const [[name = '', of] = [], ...more] = Object.entries(value);
  return more.length === 0 && Object.hasOwn(PLAIN, name) ? PLAIN[name]?.(of) : value;
}

const numberIn = (of: unknown): unknown => {
  const number = Number(of);
  // A larger one would lose precision: its digits are kept.
  return Number.isFinite(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : String(of);
};
const PLAIN: Readonly<Record<string, (of: unknown) => unknown>> = {
  $oid: String,
  $uuid: String,
  $symbol: String,
  $date: (of) => {
    const date = new Date(typeof of === 'number' ? of : Number.NaN);
    return Number.isNaN(date.getTime()) ? of : date.toISOString();
  },
  $numberInt: numberIn,
  $numberLong: numberIn,
  $numberDouble: numberIn,
  $numberDecimal: numberIn,
  $undefined: () => null,
};

/** What responses contain besides a kind's fields, and the names of a unit and an author. */
const ALSO_KNOWN = new Set(
  `_id id __v version created_at createdAt updated_at updatedAt created_by author type activated department diocese departments dioceses
  department_name diocese_name user_type role password review accent`.split(/\s+/),
);

function unknownFields(kind: ContentName, raw: Raw): string[] {
  const kinds: Kind[] = kind === 'user' ? [KINDS.account, KINDS.person] : [KINDS[kind]];
  const known = kinds.flatMap(({ fields, aliases = {} }) => [
    ...Object.keys(fields),
    ...Object.keys(aliases),
  ]);
  return Object.entries(raw).flatMap(([name, value]) =>
    ALSO_KNOWN.has(name) || known.includes(name) || value === null || value === '' ? [] : [name],
  );
}

function docsOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isRaw(value)) return null;
  return docsOf(value.docs ?? value.data);
}

const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function incoming(kind: ContentName, raw: Raw, organisation: Organisation): Incoming {
  const author = [raw.created_by, raw.author].find(isRaw) ?? {};
  const created = raw.created_at ?? raw.createdAt ?? '';
  const isAccount = kind === 'user' && roleFromWire(String(raw.user_type ?? '')) !== undefined;
  const own: KindName = kind === 'user' ? (isAccount ? 'account' : 'person') : kind;
  return {
    kind: own,
    key: idText(raw._id ?? raw.id) || hashOf(raw),
    title: String(raw.title ?? raw.name ?? raw.user_name ?? raw.email ?? raw.type ?? raw.date ?? ''),
    fields: inCreateWords(own, raw, organisation),
    createdAt: momentIn(created),
    createdAs: String(created),
    author: {
      key: idText(author._id ?? (isRaw(raw.created_by) ? '' : raw.created_by)),
      name: String(author.user_name ?? ''),
      alsoKnownAs: typeof author.email === 'string' ? [author.email] : [],
    },
    notes: [],
  };
}

/** Where responses and bodies differ: a populated unit under its plural name, and what `type`, `role` and `user_type` mean. */
function inCreateWords(kind: KindName, raw: Raw, organisation: Organisation): Raw {
  const units = {
    department: raw.department || raw.departments || null,
    diocese: raw.diocese || raw.dioceses || null,
  };
  return { ...raw, ...digits(KINDS[kind], raw), ...units, ...OTHER_WORDS[kind]?.(raw, organisation) };
}

/** The texts of a record that a database has stored as numbers: phone numbers above all. */
function digits({ fields }: Kind, raw: Raw): Raw {
  const numbers = Object.entries(raw).filter(
    ([name, value]) => typeof value === 'number' && ['text', 'phone'].includes(fields[name]?.type ?? ''),
  );
  return Object.fromEntries(numbers.map(([name, value]) => [name, String(value)]));
}

const OTHER_WORDS: Partial<Record<KindName, (raw: Raw, organisation: Organisation) => Raw>> = {
  account: ({ user_type }) => ({ [ROLE]: user_type }),
  person: ({ role }, organisation) => ({ role: staffCategory(String(role ?? ''), organisation) }),
  enquiry: ({ type }) => (type && type !== 'contact_us' ? { diocese: type } : {}),
};

const ROLE = 'role' satisfies keyof typeof account.fields;

/** An id of any form as a unique text; '' if there is none. */
const idText = (id: unknown): string =>
  typeof id === 'object' && id !== null ? sortedJson(id) : String(id ?? '');

/** For a record without an id: equal content is the same record. */
const hashOf = (raw: Raw): string => createHash('sha256').update(sortedJson(raw)).digest('hex');

const sortedJson = (value: object): string =>
  JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
