import type { Language } from './language.ts';

/**
 * The organisation file (`organisations/<brand>.json`), the only source of data about the church body (AMB-098): `src/settings` reads and validates
 * it, the site renders from it, and the console's page contains it as JSON. No zod here, since the browser imports this file.
 */
export type Organisation = {
  /** Lower-case short form, used in routes, roles and type values, such as `csi`. */
  brand: string;
  /** Short form as displayed, such as `CSI`. */
  shortName: string;
  /** Full name, such as `Church of South India Synod`. */
  name: string;
  /** Below the name on the landing page. */
  motto: Quotation;
  /** On the login page. */
  verse: Quotation;
  /** Postal address, one line each. */
  address: string[];
  /** Shown publicly; visitors' queries are mailed to it. */
  email: string;
  /** Contact for security reports (security.txt); without it `email`. */
  securityEmail?: string | undefined;
  phones: string[];
  /** The contact for visitors' data, by name and address; the office if none is given. */
  privacy?: { name: string; email: string } | undefined;
  /** Retention of visitors' submissions in months, if not the default (`lib/retention.ts`). */
  keepMonths?:
    | {
        enquiries?: number | 'never' | undefined;
        orders?: number | 'never' | undefined;
        unconfirmed?: number | 'never' | undefined;
      }
    | undefined;
  social: Link[];
  /** The worship book in the app stores. */
  stores: Link[];
  /** The theological association; the role of its staff is derived from it (AMB-022). */
  associationName: string;
  /** Guidelines for the logo in addition to the specification's: sentences (AMB-098). */
  logoGuidelines?: string[] | undefined;
  /** The church's name in other languages. */
  names: { lang: string; text: string }[];
  /** Translations by language; missing ones stay as above. */
  inLanguages?: Partial<Record<Exclude<Language, 'en'>, OrganisationTranslation>> | undefined;
  /** The office's location in degrees (WGS 84), and the map's zoom level. */
  map: { latitude: number; longitude: number; zoom: number };
  /** One of the named hues of the tokens; absent for the main colour. */
  accent?: string | undefined;
};

/** The fields that an organisation can translate. */
export const TRANSLATED_FIELDS = [
  'name',
  'shortName',
  'motto',
  'verse',
  'address',
  'associationName',
  'logoGuidelines',
] as const;

/** An organisation's translations in one language. */
export type OrganisationTranslation = Partial<Pick<Organisation, (typeof TRANSLATED_FIELDS)[number]>> & {
  /** The names of its social media and app stores, by their English names. */
  links?: Record<string, string> | undefined;
  /** The contact for visitors' data. */
  privacy?: { name: string } | undefined;
};

/** An organisation with its texts in a language; untranslated ones stay in English. */
export function organisationIn(organisation: Organisation, language: Language): Organisation {
  if (language === 'en') return organisation;
  const { links = {}, privacy, ...said } = organisation.inLanguages?.[language] ?? {};
  const inIt = (link: Link): Link => ({ ...link, called: links[link.name] });
  return {
    ...organisation,
    name: organisation.names.find(({ lang }) => lang === language)?.text ?? organisation.name,
    ...said,
    social: organisation.social.map(inIt),
    stores: organisation.stores.map(inIt),
    privacy: organisation.privacy && { ...organisation.privacy, ...privacy },
  };
}

export type Quotation = { text: string; source: string };
/** `called`: its name in the reader's language, if it has one. */
export type Link = { name: string; url: string; called?: string | undefined };
