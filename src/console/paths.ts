import { useMatches, useParams } from 'react-router';
import { filledPath } from '#lib/consolePaths.ts';
import { useOrganisation } from './organisation.ts';
import type { ConsoleRoute, PathParameters, PlainRoute } from './screenPaths.ts';
import { useScreens } from './useAllSections.ts';

/** Gives the address of a screen by its name, with the brand bound in: `path('drafts')`, `path('editDepartmentNews', { id })`. */
export interface Paths {
  (route: PlainRoute): string;
  <R extends ConsoleRoute>(route: R, parameters: PathParameters<R>): string;
}

/** Gives what makes the addresses of screens, for the church whose console this is. */
export function usePaths(): Paths {
  const { brand } = useOrganisation();
  const screenOf = useScreens();
  return <R extends ConsoleRoute>(route: R, parameters?: PathParameters<R>) =>
    filledPath(screenOf(route).at[0], brand, parameters);
}

/** The name of the screen that is shown, at whichever of its addresses; undefined outside all of them. */
export function useRoute(): ConsoleRoute | undefined {
  const { handle } = useMatches().at(-1) ?? {};
  return (handle as { route?: ConsoleRoute } | undefined)?.route;
}

/** Tells screens apart, and what they are opened for: the route with the parameters in its address. */
export function useRouteKey(): string {
  const parameters = Object.values(useParams());
  return [useRoute() ?? '', ...parameters].join(' ');
}
