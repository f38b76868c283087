import { createContext, useContext } from 'react';
import type { ConsoleRoute } from './screenPaths.ts';
import type { AllSections, PlacedScreen } from './sectionTypes.ts';

const Given = createContext<AllSections>({ sections: [], screens: [] });

/** Provides the sections to all screens. Screens cannot import the list of sections, because each section imports its screens. */
export const SectionsProvider = Given.Provider;

/** All sections of the console; only below the provider. */
export const useAllSections = (): AllSections => useContext(Given);

/** Returns the screen of a route: every route has one. */
export function useScreens(): (route: ConsoleRoute) => PlacedScreen {
  const { screens } = useAllSections();
  return (route) => screens.find((one) => one.route === route) as PlacedScreen;
}
