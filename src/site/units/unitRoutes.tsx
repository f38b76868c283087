import type { ReactElement, ReactNode } from 'react';
import type { UnitKind } from '#kinds/define.ts';
import { wordsIn } from '#lib/translations.ts';
import type { Frame, Site, UnitLink } from '../context/data.ts';
import { siteWords } from '../context/words.ts';
import { AllUnits } from '../directory/AllUnits.tsx';
import { DirectoryPage, type Shown } from '../directory/DirectoryPage.tsx';
import { loadDirectory } from '../directory/directory.load.ts';
import { unitPath } from '../host/paths.ts';
import type { QueryName } from '../http/query.ts';
import { UnitChooser } from '../parts/UnitChooser.tsx';
import {
  type FormRequest,
  MAIN,
  type PageRequest,
  type PageResult,
  type PageRoute,
  type RefusedForm,
} from '../routing/route.ts';

/** The request for a unit's page. */
export interface UnitRequest extends Pick<PageRequest, 'db' | 'today' | 'query' | 'language'> {
  readonly unit: UnitLink;
  /** The path of the unit's first page on this host. */
  readonly home: string;
  readonly refused: RefusedForm | undefined;
  /** A select for another unit, if the address names none. */
  readonly chooser?: ReactNode;
}

const ALL_OF = { department: 'allDepartments', diocese: 'allDioceses' } as const;

interface UnitPage {
  /** The query parameters that it accepts. */
  readonly query?: readonly QueryName[];
  render(request: UnitRequest): Promise<ReactElement | null>;
  /** Renders the part of the page that is shown below the list of all units. */
  drawBody(request: UnitRequest): Promise<Shown | null>;
  /** Handles the page's form and returns the path to redirect to. */
  take?(request: FormRequest, unit: UnitLink, home: string): Promise<string>;
}

/**
 * Creates the routes of a page that every unit of a kind has: on its sub-site, with its id on the main site, and there without an id for
 * the first unit by name (AMB-029). At `all`, the list of all units comes first; with a unit in the query, and at `first`, the list is
 * folded and the page has the unit's colours.
 */
export function unitRoutes(
  kind: UnitKind,
  { own, withId, all, first = [] }: { own: string; withId: string; all: string; first?: readonly string[] },
  { query = [], render, drawBody, take }: UnitPage,
): readonly PageRoute[] {
  const show = async (
    { db, today, query: asked, refused, site, language }: PageRequest,
    unit: UnitLink | undefined,
    chooser?: ReactNode,
  ): Promise<PageResult> => {
    if (!unit) return null;
    const home = homeOf(site, unit);
    const page = await render({ db, today, language, query: asked, refused, unit, home, chooser });
    return page && { page, site: { kind, unit } };
  };
  const showAll = async ({ db, today, language, frame, site, refused }: PageRequest): Promise<PageResult> => {
    const [unit] = frame.units(kind);
    const [entries, shown] = await Promise.all([
      loadDirectory(db, kind, frame),
      unit && drawBody({ db, today, language, query: {}, refused, unit, home: homeOf(site, unit) }),
    ]);
    const page = <DirectoryPage kind={kind} path={all} entries={entries} shown={shown ?? undefined} />;
    return { page };
  };
  const showFolded = async (request: PageRequest, path: string): Promise<PageResult> => {
    const { db, frame, query: asked } = request;
    const unit = asked.id ? find(frame, asked.id) : frame.units(kind)[0];
    return show(
      request,
      unit,
      <>
        <UnitChooser kind={kind} path={path} chosen={unit?.id} />
        <AllUnits kind={kind} entries={await loadDirectory(db, kind, frame)} />
      </>,
    );
  };
  const homeOf = (site: Site, { id }: UnitLink) => (site.kind === 'main' ? unitPath(kind, id) : '/');
  const ownUnit = (site: Site) => (site.kind === 'main' ? undefined : site.unit);
  const find = (frame: Frame, wanted: string | undefined) =>
    frame.units(kind).find(({ id }) => id === wanted);
  const taking = (unitOf: (request: FormRequest) => UnitLink | undefined): Pick<PageRoute, 'post'> =>
    take
      ? {
          post: async (request) => {
            const unit = unitOf(request);
            // The unit was deleted after the form had been loaded; the first page says so.
            return unit ? take(request, unit, homeOf(request.site, unit)) : '/';
          },
        }
      : {};
  return [
    {
      url: own,
      on: [kind],
      query,
      show: (request) => show(request, ownUnit(request.site)),
      ...taking(({ site }) => ownUnit(site)),
    },
    {
      url: withId,
      on: MAIN,
      query,
      idOf: kind,
      pageOf: { kind, path: (id) => unitPath(kind, id) },
      show: (request) => show(request, find(request.frame, request.params.id)),
      ...taking(({ frame, params }) => find(frame, params.id)),
    },
    {
      url: all,
      on: MAIN,
      query: ['id'],
      show: (request) => (request.query.id ? showFolded(request, all) : showAll(request)),
    },
    ...first.map(
      (url): PageRoute => ({
        url,
        on: MAIN,
        query: ['id'],
        // The last one is the address that menus link to.
        ...(url === first.at(-1) && {
          found: { title: (_, language) => wordsIn(siteWords, language)[ALL_OF[kind]] },
        }),
        sitemap: false,
        show: (request) => showFolded(request, url),
      }),
    ),
  ];
}
