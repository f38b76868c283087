import { ADDRESS_WORDS, BESIDE_AN_OFFICE, NAME_WORDS, ROLES, UNIT_WORDS } from './aliases/offices.ts';
import { fold } from './fold.ts';
import { type KnownWords, knownWords, namesKnown } from './knownWords.ts';
import { aliasesOf, isPlace } from './searchAliases.ts';
import { withoutSmallWords } from './smallWords.ts';
import { wordsOf } from './words.ts';

/** A unit by all its names, and the words of its address, by the last of which it may be asked for, too. */
export interface AskedUnit {
  readonly id: string;
  readonly names: readonly string[];
  readonly address: string;
}

/** What somebody asks who names an office, a unit, or both: 'bishop of Madras', 'மதுரை திருமண்டலம்'. */
export interface OfficeAsked {
  /** Names of the role in five languages; undefined: only the units are asked for. */
  readonly role: readonly string[] | undefined;
  /** The units meant; empty: the synod. */
  readonly units: readonly string[];
}

const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((name) => wordsOf(name).join(' ')));

/** A name whose words double no consonant between them, as it is often typed: 'குருத்துவ செயலர்' for 'குருத்துவச் செயலர்'. */
const undoubled = (name: string): string => name.replace(/[கசதப]்(?= )/gu, '');
const roles = linesOf(ROLES).map((role) => [...new Set(role.flatMap((name) => [name, undoubled(name)]))]);
const nameWords = linesOf(NAME_WORDS);
const [dioceses = [], departments = [], synod = []] = Object.values(UNIT_WORDS).flatMap(linesOf);
const beside = linesOf(BESIDE_AN_OFFICE).flat();
const LONGEST = 3;

/** What a known name stands for. */
type Meaning = { readonly role: readonly string[] } | 'unit' | 'synod' | 'nothing';
const meanings = new Map<string, Meaning>([
  ...beside.map((name) => [name, 'nothing'] as const),
  ...[...dioceses, ...departments, ...linesOf(ADDRESS_WORDS).flat()].map((name) => [name, 'unit'] as const),
  ...synod.map((name) => [name, 'synod'] as const),
  ...roles.flatMap((role) => role.map((name) => [name, { role }] as const)),
]);
const known = namesKnown(meanings.keys());

/**
 * Reads a search as the question for an office or a unit; undefined when it has another word, or names no unit and no role. `synodNames`: what the church body
 * itself is called.
 */
export function officeAsked(
  search: string,
  units: readonly AskedUnit[],
  synodNames: readonly string[] = [],
): OfficeAsked | undefined {
  const words = withoutSmallWords(wordsOf(search));
  const places = placesOf(units);
  let role: readonly string[] | undefined;
  let meant: ReadonlySet<string> | undefined;
  let isUnit = false;
  let isElsewhere = false;
  for (let at = 0; at < words.length; ) {
    const { meaning, length } = meaningAt(words, at);
    const word = words[at] ?? '';
    at += length;
    if (meaning === 'unit') isUnit = true;
    else if (meaning === undefined && !synodNames.includes(word)) {
      const here = places(word);
      // 'Hubli-Dharwad': another town of the same diocese.
      if (here.size === 0 && isPlace(word)) isElsewhere = true;
      else if (here.size === 0) return undefined;
      else meant = meant ? new Set([...meant].filter((id) => here.has(id))) : here;
    } else if (typeof meaning === 'object') {
      // 'Director' and 'secretary' may follow each other in no title that is known.
      if (role && role !== meaning.role) return undefined;
      role = meaning.role;
    }
  }
  if (meant?.size === 0 || (isElsewhere && !meant) || !(role || (meant && isUnit))) return undefined;
  return { role, units: [...(meant ?? [])] };
}

/** Whether a search names a role or says 'diocese' or 'department', so that it is worth reading the units. */
export function namesOffice(search: string): boolean {
  const words = withoutSmallWords(wordsOf(search));
  return words.some((_, at) => {
    const { meaning } = meaningAt(words, at);
    return meaning === 'unit' || typeof meaning === 'object';
  });
}

/** The longest known name from here. */
function meaningAt(words: readonly string[], at: number): { meaning?: Meaning | undefined; length: number } {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const [name] = known(words.slice(at, at + length).join(' '));
    if (name !== undefined) return { meaning: meanings.get(name), length };
  }
  return { length: 1 };
}

/** Which units a word may mean. */
type Places = (word: string) => ReadonlySet<string>;

/** Those of the same units as before: working out all their names in all scripts takes milliseconds, and they rarely change. */
let last: { readonly key: string; readonly places: Places } | undefined;
function placesOf(units: readonly AskedUnit[]): Places {
  const key = JSON.stringify(units);
  if (last?.key !== key) last = { key, places: placesOfUnits(units) };
  return last.places;
}

/** By a word of a name, in any script, or else by the place in the address. */
function placesOfUnits(units: readonly AskedUnit[]): Places {
  const [byName, byAddress] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  for (const { id, names, address } of units) {
    for (const word of names.flatMap(wordsOf)) for (const other of alsoCalled(word)) add(byName, other, id);
    for (const word of wordsOf(address)) {
      // 'Road' and 'office' are no places.
      if (isPlace(word)) for (const other of [word, ...aliasesOf(word)]) add(byAddress, other, id);
    }
  }
  const [named, addressed] = [knownWords(byName.keys()), knownWords(byAddress.keys())];
  const idsOf = (map: ReadonlyMap<string, ReadonlySet<string>>, lookUp: KnownWords, word: string) =>
    new Set(lookUp(word).flatMap((other) => [...(map.get(other) ?? [])]));
  const one = (word: string): ReadonlySet<string> => {
    const ids = idsOf(byName, named, word);
    return ids.size > 0 ? ids : idsOf(byAddress, addressed, word);
  };
  return (word) => {
    const ids = one(word);
    return ids.size > 0 ? ids : written(word, one);
  };
}

/** Two names written as one word, as Malayalam does: those that both mean. */
function written(word: string, one: (part: string) => ReadonlySet<string>): ReadonlySet<string> {
  for (let at = 2; at < word.length - 1; at++) {
    if (/^\p{M}/u.test(word.slice(at))) continue;
    const [first, second] = [one(word.slice(0, at)), one(word.slice(at))];
    const both = [...first].filter((id) => second.has(id));
    if (both.length > 0) return new Set(both);
  }
  return new Set();
}

const alsoCalled = (word: string): string[] => [
  word,
  ...aliasesOf(word).flatMap((name) => name.split(' ')),
  ...nameWords.filter((names) => names.includes(word)).flatMap((names) => names.flatMap(wordsOf)),
];

const add = (map: Map<string, Set<string>>, key: string, id: string): void => {
  map.set(key, (map.get(key) ?? new Set()).add(id));
};

/** Whether a person's titles, as entered, have this role: 'Lay Secretary' is a secretary. */
export function hasRole(titles: string, role: readonly string[]): boolean {
  const words = wordsOf(titles);
  return role.some((name) => name.split(' ').every((word) => words.includes(fold(word))));
}
