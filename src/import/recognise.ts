import type { ContentName } from '#calls/paths.ts';
import { type Field, type Kind, unitsOf } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { choiceFromWire } from '#kinds/wireNames.ts';
import { ARRAYS, ARRAYS_OF } from './dump.ts';
import { fieldCalled } from './otherNames.ts';
import type { Raw } from './raw.ts';
import { ALSO_KNOWN, kindsOf, userType } from './rawRecord.ts';

/** What a collection was taken for, by whose word. `sure`: from 0 to 1, of one recognised by its fields. */
export type Recognised =
  | { readonly kind: ContentName; readonly by: 'name' | 'person' }
  | {
      readonly kind: ContentName;
      readonly by: 'fields';
      readonly sure: number;
      readonly fields: readonly string[];
    }
  | {
      readonly kind: undefined;
      readonly by: 'fields' | 'person';
      readonly perhaps: readonly { readonly kind: ContentName; readonly sure: number }[];
    };

/** Below this nothing is taken for a kind, nor where another kind is nearly as likely. */
const SURE_ENOUGH = 0.6;
const AHEAD = 0.15;
/** The weight of matching fields from which they are evidence enough: `title` and `description` are not. */
const EVIDENCE = 0.8;
/** What a field weighs against a kind when no kind has it: systems have fields of their own. */
const FOREIGN = 0.2;
/** Visitors wrote these and the newsletter goes to some: nobody becomes a reader, or an old message a new one, by guess. */
const NEVER_GUESSED: readonly ContentName[] = ['subscriber', 'enquiry', 'order', 'question'];

const CONTENT = Object.keys(ARRAYS_OF) as ContentName[];

/** The kind of a collection by its own name, without its database's: `church.news`, `News`, `prayer_calendars`; undefined if none is called so. */
export function kindNamed(collection: string): ContentName | undefined {
  const name = collection.split('.').at(-1) ?? '';
  return ARRAYS.get(name) ?? BY_NAME.get(bare(name));
}

const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/s$/, '');
const BY_NAME = new Map<string, ContentName>(
  CONTENT.flatMap((kind) =>
    [kind, ...ARRAYS_OF[kind], ...kindsOf(kind).flatMap(({ one, many }) => [one, many])].map((name) => [
      bare(name),
      kind,
    ]),
  ),
);

/** What a collection holds, from its name or else from the fields of some of its records, compared with those that the kinds declare. */
export function recognise(collection: string, sample: readonly Raw[]): Recognised {
  const kind = kindNamed(collection);
  if (kind) return { kind, by: 'name' };
  const found = CONTENT.flatMap((one) => {
    const fit = fitOf(one, sample);
    return fit ? [{ kind: one, ...fit }] : [];
  }).sort((a, b) => b.sure - a.sure);
  const [first, second] = found;
  const isClear =
    first &&
    first.sure >= SURE_ENOUGH &&
    first.sure - (second?.sure ?? 0) >= AHEAD &&
    !NEVER_GUESSED.includes(first.kind);
  return isClear
    ? { ...first, by: 'fields' }
    : {
        kind: undefined,
        by: 'fields',
        perhaps: found.filter(({ sure }) => sure >= SURE_ENOUGH / 2).slice(0, 3),
      };
}

/** How well records fit a kind: the weight of its fields among theirs. undefined if they lack what it requires. */
function fitOf(kind: ContentName, sample: readonly Raw[]): { sure: number; fields: string[] } | undefined {
  const declared = kindsOf(kind);
  if (
    sample.length === 0 ||
    !(kind === 'user' ? areUsers(sample) : declared.every((one) => hasRequired(kind, one, sample)))
  )
    return undefined;
  const names = new Set(declared.flatMap(namesOf));
  const fields: string[] = [];
  let [matching, against] = [0, 0];
  for (const [name, share] of sharesIn(sample)) {
    if (names.has(name)) {
      fields.push(name);
      matching += share * weightOf(name);
    } else if (fieldCalled(kind, name)) continue;
    else if (NAMERS.has(name)) against += share * weightOf(name);
    else if (!ALSO_KNOWN.has(name)) against += share * FOREIGN;
  }
  // One of its own values in a field of choices is as good as a field of its own.
  matching += declared.flatMap(({ fields: of }) => Object.entries(of)).some((one) => hasChoice(one, sample))
    ? 1
    : 0;
  const fit = matching / (matching + against || 1);
  return { sure: fit * Math.min(1, matching / EVIDENCE), fields };
}

/** In how many of the records each field has a value. */
function sharesIn(sample: readonly Raw[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const raw of sample)
    for (const [name, value] of Object.entries(raw))
      if (!isNone(value)) counts.set(name, (counts.get(name) ?? 0) + 1 / sample.length);
  return counts;
}

const isNone = (value: unknown): boolean => value === null || value === undefined || value === '';

const shareOf = (sample: readonly Raw[], fits: (raw: Raw) => boolean): number =>
  sample.filter(fits).length / sample.length;
/** Users and persons share a collection, and their type may be missing. */
const areUsers = (sample: readonly Raw[]): boolean =>
  shareOf(
    sample,
    (raw) =>
      userType(raw) !== undefined && (!isNone(raw.user_name) || hasOtherwise('user', 'user_name', raw)),
  ) >= ENOUGH;

/** A record may lack something; a kind that most of them lack something of is another. Files may be missing. */
const ENOUGH = 0.8;
const hasOtherwise = (content: ContentName, field: string, raw: Raw): boolean =>
  Object.entries(raw).some(([name, value]) => !isNone(value) && fieldCalled(content, name) === field);

const hasRequired = (content: ContentName, kind: Kind, sample: readonly Raw[]): boolean => {
  const enough = (fits: (raw: Raw) => boolean): boolean => shareOf(sample, fits) >= ENOUGH;
  const formerly = (name: string): string[] =>
    Object.entries(kind.aliases ?? {}).flatMap(([alias, own]) => (own === name ? [alias] : []));
  return (
    Object.entries(kind.fields).every(
      ([name, field]) =>
        !field.required ||
        field.type === 'file' ||
        enough(
          (raw) =>
            [name, ...formerly(name)].some(
              (one) => !isNone(raw[one]) && (field.type !== 'choice' || isChoice(field, raw[one])),
            ) ||
            (field.type !== 'choice' && hasOtherwise(content, name, raw)),
        ),
    ) &&
    (!kind.belongsTo ||
      enough((raw) => unitNames(kind).some((name) => !isNone(raw[name]) || hasOtherwise(content, name, raw))))
  );
};

const isChoice = (field: Field & { type: 'choice' }, value: unknown): boolean =>
  choiceFromWire(field, String(value)) !== undefined;

const hasChoice = ([name, field]: [string, Field], sample: readonly Raw[]): boolean => {
  if (field.type !== 'choice' || name === 'language') return false;
  const given = sample.filter((raw) => !isNone(raw[name]));
  return given.length > 0 && given.every((raw) => isChoice(field, raw[name]));
};

const unitNames = (kind: Kind): string[] => unitsOf(kind).flatMap((unit) => [unit, `${unit}s`]);

/** All names under which a kind's own values are found. */
const namesOf = (kind: Kind): string[] => [
  ...Object.entries(kind.fields).flatMap(([name, { computed }]) => (computed ? [] : [name])),
  ...Object.keys(kind.aliases ?? {}),
  ...unitNames(kind),
  ...(kind.switchable ? ['activated'] : []),
];

/** How many kinds have a field of each name: one that few have says more. */
const NAMERS = new Map<string, number>();
for (const kind of Object.values(KINDS))
  for (const name of namesOf(kind)) NAMERS.set(name, (NAMERS.get(name) ?? 0) + 1);
const weightOf = (name: string): number => 1 / (NAMERS.get(name) ?? 1);
