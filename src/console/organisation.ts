import { createContext, useContext } from 'react';
import type { Organisation } from '#lib/organisation.ts';
import type { SiteSection } from '#lib/siteMenu.ts';
import { named } from '#lib/translations.ts';

const Given = createContext<Organisation | null>(null);

/** Hands the organisation to all screens. */
export const OrganisationProvider = Given.Provider;

/** The organisation file's facts, from anywhere below the provider. */
export function useOrganisation(): Organisation {
  const organisation = useContext(Given);
  if (!organisation) throw new Error('The organisation is not provided here.');
  return organisation;
}

/** Reads the organisation that the server wrote into the page. Throws when the page does not carry it. */
export const organisationOfPage = (): Organisation => dataOfPage('organisation');

/** The public website's sections, of the page as well. */
export const siteMenuOfPage = (): readonly SiteSection[] => dataOfPage('site-menu');

/** An entry of that menu in the language that is spoken. */
export const menuEntry = (label: string, shortName: string): string =>
  named(label.replace(shortName, '{shortName}')).replace('{shortName}', shortName);

/** The kinds whose records have a page on the public website, and whether it is theirs alone; of the page as well. */
export const kindsWithPages = (): Readonly<Record<string, 'own' | 'shared'>> => dataOfPage('with-pages');

/** The patterns of the main site's pages, of the page as well. */
export const sitePagesOfPage = (): readonly string[] => dataOfPage('site-pages');

/** Whether mails leave this server, or are kept as files and reach nobody. */
export const mailsLeave = (): boolean => dataOfPage('mails-to') === 'server';

/** Whether this browser keeps the console. */
export const isKeptHere = (): boolean => dataOfPage('offline');

function dataOfPage<T>(id: string): T {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page does not carry its ${id}.`);
  return JSON.parse(text) as T;
}
