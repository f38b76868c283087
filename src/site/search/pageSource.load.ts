import type { UnitKind } from '#kinds/define.ts';
import { department } from '#kinds/department.ts';
import { description } from '#kinds/description.ts';
import { diocese } from '#kinds/diocese.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { textOf } from '#lib/html.ts';
import type { Language } from '#lib/language.ts';
import type { Organisation } from '#lib/organisation.ts';
import { withoutSmallWords } from '#lib/smallWords.ts';
import { wordsIn } from '#lib/translations.ts';
import { wordsOf } from '#lib/words.ts';
import { listRecords, readRecords } from '#store/records/records.ts';
import { holdAll, holds, type SearchTerms, termsThat } from '#store/search/searchTerms.ts';
import { tells } from '#store/search/tellingWords.ts';
import { textsAround } from '#store/search/textAround.ts';
import type { UnitLink } from '../context/data.ts';
import { siteWords } from '../context/words.ts';
import { menuWords } from '../menu/menuWords.ts';
import type { PageRoute } from '../routing/route.ts';
import type { Found, Question, SearchRequest, SearchSource } from '../routing/source.ts';
import { searchWords } from '../shell/searchWords.ts';
import { loadOwnQuestions } from './ownQuestions.load.ts';
import { questionsAsked, questionWords } from './questionsAsked.ts';
import { sentenceOf, sentencesOf } from './recordSource.load.ts';

/** More than the number of units, or of texts. */
const ALL = 200;

/** A page that was found. */
interface FoundPlace {
  /** Its path on the main site, or its id. */
  readonly id: string;
  readonly title: string;
  readonly unitName: string;
  /** Whether its title matches. */
  readonly isTitled: boolean;
  /** How much of a search it has, where some of its words are enough. */
  readonly tells?: number | undefined;
  readonly link: Found['link'];
  text(): Promise<string>;
}

/** Finds pages: dioceses and departments by their texts, the office's texts, and every page that a menu or its route names, by these names. */
export const pageSource = (routes: readonly PageRoute[]): SearchSource => ({
  group: { name: 'page', called: (_, language) => wordsIn(searchWords, language).pages },
  of: [department.name, diocese.name, description.name],
  find: async (asked) => {
    const { terms, page, limit } = asked;
    const [units, places] = await Promise.all([foundUnits(asked), foundPlaces(asked, routes)]);
    const all = [...units, ...places];
    const place = (one: FoundPlace): number => one.tells ?? Number(one.isTitled);
    const ordered = all.sort((a, b) => place(b) - place(a));
    const exact = ordered.filter(({ title }) => isExactly(title, terms));
    const shown = [...exact, ...ordered.filter((one) => !exact.includes(one))].slice(
      (page - 1) * limit,
      page * limit,
    );
    const items = shown.map(
      async ({ id, title, unitName, link, text, tells: much }): Promise<Found> => ({
        ...{ id, title, unitName, link, text: await text(), tells: much },
        ...{ day: '', picture: null },
      }),
    );
    return { items: await Promise.all(items), total: all.length };
  },
  answer: async (question) => [
    ...unitsAsked(question),
    ...(await pagesAsked(question, placesOf(routes, question.organisation, question.language))),
  ],
});

/** The dioceses and departments that are asked for, without an office in them. */
function unitsAsked({ frame, office, language }: Question): Found[] {
  if (!office || office.role) return [];
  return (['diocese', 'department'] as const).flatMap((of) =>
    frame
      .units(of)
      .filter(({ id }) => office.units.includes(id))
      .map((unit) => ({ ...NO_TEXT, id: unit.id, ...namedUnit(of, unit, language) })),
  );
}

/** The pages that answer one of the questions that readers ask. */
async function pagesAsked(
  { db, query, organisation }: Question,
  places: readonly NamedPlace[],
): Promise<Found[]> {
  return questionsAsked(query, await loadOwnQuestions(db)).flatMap(({ at, title, called }) => {
    const path = at.replace('{brand}', organisation.brand);
    // Where a menu calls a page something else, its own title comes last. The office may name a page that no menu has.
    const place = places.findLast((one) => one.path === path);
    const shown = title || place?.title || called;
    if (!shown) return [];
    const link = linkTo(place ?? { path, belongsTo: '' });
    return [{ ...NO_TEXT, id: path, title: shown, text: place?.text ?? '', link }];
  });
}

const NO_TEXT = { text: '', unitName: '', day: '', picture: null } as const;

const linkTo =
  ({ path, belongsTo }: Pick<NamedPlace, 'path' | 'belongsTo'>): Found['link'] =>
  ({ links, language }) => ({ href: links.main(path), kind: belongsTo || wordsIn(siteWords, language).page });

/** How a unit is shown among the pages. */
function namedUnit(
  of: UnitKind,
  unit: UnitLink,
  language: Language,
): Pick<Found, 'title' | 'unitName' | 'link'> {
  const w = wordsIn(siteWords, language);
  return {
    title: of === 'diocese' ? w.dioceseTitle(unit.name) : unit.name,
    unitName: unit.state ? (w.states[unit.state as keyof typeof w.states] ?? unit.state) : '',
    link: ({ links }) => ({ href: links.unit(of, unit), kind: w[of] }),
  };
}

/** Whether a title consists of exactly the typed words, small ones aside. */
export function isExactly(title: string, { all }: SearchTerms): boolean {
  const words = withoutSmallWords(wordsOf(title));
  const typed = all.flatMap((term) => term.typed.split(' '));
  return words.length === typed.length && words.every((word) => typed.includes(word));
}

/** Whether a title contains all search words. */
export function isTitled(title: string, { all }: Pick<SearchTerms, 'all'>): boolean {
  const words = wordsOf(title);
  return all.length > 0 && all.every((term) => holds(words, term));
}

/** So many of each kind of units are weighed by their texts, too. */
const WEIGHED = 3;

async function foundUnits(asked: SearchRequest): Promise<FoundPlace[]> {
  const { db, frame, terms, language } = asked;
  const w = wordsIn(siteWords, language);
  // 'Medak diocese' means the diocese called Medak.
  const queryOf = (one: string, many: string) => {
    const others = termsThat(terms, (term) => !holds(wordsOf(`${one} ${many}`), term));
    const asWritten = others.all.length > 0 ? others : terms;
    return { terms: asWritten, ranked: true, page: 1, limit: ALL } as const;
  };
  const [dioceses, departments] = await Promise.all([
    listRecords(VISITOR, db, diocese, queryOf(w.diocese, w.dioceses), { fields: ['name'] }),
    listRecords(VISITOR, db, department, queryOf(w.department, w.departments), { fields: ['name'] }),
  ]);
  const placesOfKind = (of: UnitKind, found: readonly { readonly id: string }[]): Promise<FoundPlace[]> =>
    Promise.all(
      found.flatMap(({ id }, at) => {
        const unit = frame.units(of).find((one) => one.id === id);
        return unit ? [placeOf(of, unit, at < WEIGHED)] : [];
      }),
    );
  const placeOf = async (of: UnitKind, unit: UnitLink, isWeighed: boolean): Promise<FoundPlace> => {
    const named = namedUnit(of, unit, language);
    const whole =
      terms.share !== undefined && isWeighed ? (await textsOfUnit(asked, of, unit.id)).join(' ') : '';
    return {
      ...{ id: unit.id, ...named },
      isTitled: isTitled(`${unit.name} ${w[of]}`, terms),
      tells:
        terms.share === undefined
          ? undefined
          : tells(terms, wordsOf(unit.name), wordsOf(whole), { manyThings: true }),
      text: async () => sentenceOf(terms, ...(await textsOfUnit(asked, of, unit.id))),
    };
  };
  return [
    ...(await placesOfKind('diocese', dioceses.docs)),
    ...(await placesOfKind('department', departments.docs)),
  ];
}

/** The texts of a unit; of a department what is around the words. */
async function textsOfUnit(
  { db, terms }: SearchRequest,
  of: UnitKind,
  id: string,
): Promise<readonly string[]> {
  if (of === 'department')
    return [sentencesOf((await textsAround(VISITOR, db, department, 'aim', [id], terms)).get(id) ?? '')];
  const [found] = await readRecords(VISITOR, db, diocese, [id], { fields: ['description', 'address'] });
  const texts = found?.description.map(
    (section) => `${section.title}. ${sentencesOf(section.description ?? '')}`,
  );
  return [...(texts ?? []), found?.address ?? ''];
}

/** Finds pages by their names and by the office's text on them. */
async function foundPlaces(asked: SearchRequest, routes: readonly PageRoute[]): Promise<FoundPlace[]> {
  const { db, terms, language, organisation } = asked;
  const { docs } = await listRecords(
    VISITOR,
    db,
    description,
    { terms, page: 1, limit: ALL },
    { fields: ['type'] },
  );
  const textIds = new Map<string, string>();
  for (const { id } of docs) {
    for (const { pageOf } of routes) {
      const path = pageOf?.kind === 'description' ? await pageOf.path(id, db) : null;
      if (path !== null) textIds.set(path, id);
    }
  }
  const isWeighed = terms.share !== undefined;
  const ids = isWeighed ? docs.map(({ id }) => id) : [];
  const texts = await textsAround(VISITOR, db, description, 'description', ids, terms);
  const places = placesOf(routes, organisation, language);
  const pages = new Set<string>();
  return places.flatMap(({ path, title, belongsTo, text }) => {
    const id = textIds.get(path);
    const asks =
      terms.share === undefined ? [] : (questionWords.get(path.replace(organisation.brand, '{brand}')) ?? []);
    const own = [...wordsOf(`${title} ${belongsTo} ${text}`), ...asks];
    const says = holdAll(own, terms);
    if (!says && id === undefined) return [];
    // A page with several chapters is listed once, unless a chapter's title matches.
    const [page = ''] = path.split('#');
    if (pages.has(path) || (id === undefined && !isTitled(title, terms) && pages.has(page))) return [];
    for (const one of [page, path]) pages.add(one);
    return [
      {
        id: path,
        title,
        unitName: '',
        isTitled: isTitled(title, terms),
        tells: isWeighed
          ? tells(
              terms,
              [...wordsOf(title), ...asks],
              [...own, ...wordsOf(textOf(texts.get(id ?? '') ?? ''))],
              { manyThings: true },
            )
          : undefined,
        link: linkTo({ path, belongsTo }),
        text: async () => {
          const around =
            id === undefined
              ? undefined
              : (await textsAround(VISITOR, db, description, 'description', [id], terms)).get(id);
          return sentenceOf(terms, sentencesOf(around ?? ''), text);
        },
      },
    ];
  });
}

/** A page as named by its route. */
interface NamedPlace {
  readonly path: string;
  readonly title: string;
  readonly belongsTo: string;
  readonly text: string;
}

/** All pages that a menu or their route names. */
function placesOf(
  routes: readonly PageRoute[],
  organisation: Organisation,
  language: Language,
): NamedPlace[] {
  const words = wordsIn(menuWords, language);
  return routes.flatMap(({ url, menu = [], found }) => [
    ...menu.map(({ section, place, at = url }) => ({
      path: at,
      title: words.places[place](organisation),
      belongsTo: words.sections[section],
      text: at === url ? (found?.text?.(organisation, language) ?? '') : '',
    })),
    ...(found?.title
      ? [
          {
            path: found.at ?? url,
            title: found.title(organisation, language),
            belongsTo: '',
            text: found.text?.(organisation, language) ?? '',
          },
        ]
      : []),
  ]);
}

/** The words by which pages can be found and that no record contains. */
export const wordsOfPages = (
  routes: readonly PageRoute[],
  { organisation, language }: Pick<SearchRequest, 'organisation' | 'language'>,
): string[] =>
  wordsOf(
    placesOf(routes, organisation, language)
      .map(({ title, belongsTo, text }) => `${title} ${belongsTo} ${text}`)
      .join(' '),
  );

/** The paths of all pages that have a name. */
export const namedPaths = (routes: readonly PageRoute[], organisation: Organisation): string[] =>
  placesOf(routes, organisation, 'en').map(({ path }) => path);
