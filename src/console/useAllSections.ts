import { createContext, useContext } from 'react';
import type { AllSections, PlacedScreen } from './section.ts';
import type { ConsoleRoute } from './sections.ts';

const Given = createContext<AllSections>({ sections: [], screens: [] });

/** Hands the sections to all screens. */
export const SectionsProvider = Given.Provider;

/** All sections of the console, from anywhere below the provider. */
export const useAllSections = (): AllSections => useContext(Given);

/** Gives the screen of a route. */
export function useScreens(): (route: ConsoleRoute) => PlacedScreen {
  const { screens } = useAllSections();
  return (route) => {
    const screen = screens.find((one) => one.route === route);
    if (!screen) throw new Error(`There is no screen ${route}.`);
    return screen;
  };
}
