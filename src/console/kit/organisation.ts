import { createContext, useContext } from 'react';
import type { Organisation } from '#lib/organisation.ts';
import type { SiteSection } from '#lib/siteMenu.ts';
import { named } from '#lib/translations.ts';

const Given = createContext<Organisation | null>(null);

/** Provides the organisation to all screens. */
export const OrganisationProvider = Given.Provider;

/** The data of the organisation file; only below the provider. */
export function useOrganisation(): Organisation {
  const organisation = useContext(Given);
  if (!organisation) throw new Error('No organisation');
  return organisation;
}

/** Reads the organisation that the server wrote into the page. Throws if the page does not contain it. */
export const organisationOfPage = (): Organisation => dataOfPage('organisation');

/** The public website's sections, also from the page. */
export const siteMenuOfPage = (): readonly SiteSection[] => dataOfPage('site-menu');

/** The label of a menu entry in the current language. */
export const menuEntry = (label: string, shortName: string): string =>
  named(label.replace(shortName, '{shortName}')).replace('{shortName}', shortName);

/** The kinds whose records have a page on the public website, and whether each record has a separate one; also from the page. */
export const kindsWithPages = (): Readonly<Record<string, 'own' | 'shared'>> => dataOfPage('with-pages');

/** The patterns of the main site's pages, also from the page. */
export const sitePagesOfPage = (): readonly string[] => dataOfPage('site-pages');

/** Whether mails are sent, or only stored as files on the server. */
export const mailsLeave = (): boolean => dataOfPage('mails-to') === 'server';

/** Whether this browser may cache the console. */
export const isKeptHere = (): boolean => dataOfPage('offline');

function dataOfPage<T>(id: string): T {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`No ${id}`);
  return JSON.parse(text) as T;
}
