import { createContext, useContext } from 'react';
import type { Organisation } from '#lib/organisation.ts';

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
export function organisationOfPage(): Organisation {
  const text = document.getElementById('organisation')?.textContent;
  if (!text) throw new Error('The page does not carry the organisation.');
  return JSON.parse(text) as Organisation;
}
