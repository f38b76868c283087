import { useMatches, useParams } from 'react-router';
import { filledPath } from '#lib/consolePaths.ts';
import { useOrganisation } from './organisation.ts';
import type { ConsoleRoute, PathParameters, PlainRoute } from './screenPaths.ts';
import { useScreens } from './useAllSections.ts';

/** Returns the address of a screen by name, with the brand filled in: `path('drafts')`, `path('editDepartmentNews', { id })`. */
export interface Paths {
  (route: PlainRoute): string;
  <R extends ConsoleRoute>(route: R, parameters: PathParameters<R>): string;
}

/** Returns the function for the addresses of this church's screens. */
export function usePaths(): Paths {
  const { brand } = useOrganisation();
  const screenOf = useScreens();
  return <R extends ConsoleRoute>(route: R, parameters?: PathParameters<R>) =>
    filledPath(screenOf(route).at[0], brand, parameters);
}

/** The name of the current screen, at whichever of its addresses; undefined outside all of them. */
export function useRoute(): ConsoleRoute | undefined {
  const { handle } = useMatches().at(-1) ?? {};
  return (handle as { route?: ConsoleRoute } | undefined)?.route;
}

/** Identifies the current screen and its record: the route with its URL parameters. */
export function useRouteKey(): string {
  const parameters = Object.values(useParams());
  return [useRoute() ?? '', ...parameters].join(' ');
}
