import { SITE_PLACES } from '#lib/sitePlaces.ts';
import type { StatementType } from './statements.load.ts';

/** Where the announcements of each type are listed, in the order of the menu (002 §2.4). */
export const STATEMENT_PATHS = {
  press: SITE_PLACES.pressReleases,
  statement: SITE_PLACES.statements,
  govt: SITE_PLACES.governmentSchemes,
} as const satisfies Record<StatementType, string>;

/** The page of one announcement, whatever its type. */
export const statementPath = (id: string): string => `${STATEMENT_PATHS.statement}/${id}`;
