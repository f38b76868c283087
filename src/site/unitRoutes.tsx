import type { ReactElement, ReactNode } from 'react';
import type { UnitKind } from '#kinds/define.ts';
import type { Frame, UnitLink } from './data.ts';
import type { SiteDb } from './database.load.ts';
import { unitPath } from './host/paths.ts';
import { AllUnits } from './parts/AllUnits.tsx';
import { UnitChooser } from './parts/UnitChooser.tsx';
import { MAIN, type PageResult, type PageRoute } from './route.ts';
import { unitsOf } from './siteOf.ts';

/**
 * The addresses of a page that each unit of a kind has: on its sub-site, with its id on the main site, and there without an id for the first
 * by name, with a select and a list of all to go to another one (AMB-029). The page is drawn in the unit's colours wherever it stands.
 */
export function unitRoutes(
  kind: UnitKind,
  { own, withId, first }: { own: string; withId: string; first: readonly string[] },
  draw: (db: SiteDb, unit: UnitLink, chooser?: ReactNode) => Promise<ReactElement | null>,
): readonly PageRoute[] {
  const show = async (db: SiteDb, unit?: UnitLink, chooser?: ReactNode): Promise<PageResult> => {
    const page = unit && (await draw(db, unit, chooser));
    return page ? { page, site: { kind, unit } } : null;
  };
  const find = (frame: Frame, wanted: string | undefined) =>
    unitsOf(kind, frame).find(({ id }) => id === wanted);
  return [
    {
      url: own,
      on: [kind],
      show: ({ db, site }) => show(db, site.kind === 'main' ? undefined : site.unit),
    },
    {
      url: withId,
      on: MAIN,
      pageOf: { kind, path: (id) => unitPath(kind, id) },
      show: ({ db, frame, params }) => show(db, find(frame, params.id)),
    },
    ...first.map(
      (url): PageRoute => ({
        url,
        on: MAIN,
        query: ['id'],
        sitemap: false,
        show: ({ db, frame, query }) => {
          const unit = query.id ? find(frame, query.id) : unitsOf(kind, frame)[0];
          return show(
            db,
            unit,
            <>
              <UnitChooser kind={kind} path={url} chosen={unit?.id} />
              <AllUnits kind={kind} open={!query.id} />
            </>,
          );
        },
      }),
    ),
  ];
}
