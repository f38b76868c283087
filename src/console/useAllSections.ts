import { createContext, useContext } from 'react';
import type { ConsoleRoute } from './screenPaths.ts';
import type { AllSections, PlacedScreen } from './section.ts';

const Given = createContext<AllSections>({ sections: [], screens: [] });

/** Hands the sections to all screens. Screens cannot import the list of sections, since each section imports its screens. */
export const SectionsProvider = Given.Provider;

/** All sections of the console, from anywhere below the provider. */
export const useAllSections = (): AllSections => useContext(Given);

/** Gives the screen of a route: every route has one. */
export function useScreens(): (route: ConsoleRoute) => PlacedScreen {
  const { screens } = useAllSections();
  return (route) => screens.find((one) => one.route === route) as PlacedScreen;
}
