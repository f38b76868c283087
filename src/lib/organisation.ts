import type { Language } from './language.ts';

/**
 * What the organisation file (`organisations/<brand>.json`) says about the church body. It is the only place that does
 * (AMB-098): `src/settings` reads and checks it, the site renders from it, and the console's page carries it as JSON.
 * No zod here, since the browser imports this file.
 */
export type Organisation = {
  /** Lower-case short form: the literal in routes, roles and type values, such as `csi`. */
  brand: string;
  /** Short form as people write it, such as `CSI`. */
  shortName: string;
  /** Full name, such as `Church of South India Synod`. */
  name: string;
  /** Under the name on the landing page. */
  motto: Quotation;
  /** On the login page. */
  verse: Quotation;
  /** Postal address, one line each. */
  address: string[];
  /** Shown publicly; visitors' queries are mailed to it. */
  email: string;
  /** Who is told of holes in the website's security (security.txt); without it `email`. */
  securityEmail?: string | undefined;
  phones: string[];
  /** Who answers for visitors' data, by name and address; the office where nobody is named. */
  privacy?: { name: string; email: string } | undefined;
  /** For how many months what visitors send is kept, where it is not as usual (`lib/retention.ts`). */
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
  /** How the logo may be used, beside what the specification gives: sentences (AMB-098). */
  logoGuidelines?: string[] | undefined;
  /** The church's name in other languages. */
  names: { lang: string; text: string }[];
  /** What else there is to say in other languages, by language; what is not here stands as above. */
  inLanguages?: Partial<Record<Exclude<Language, 'en'>, SaidInLanguage>> | undefined;
  /** Where the office is, in degrees (WGS 84), and the map's zoom level. */
  map: { latitude: number; longitude: number; zoom: number };
  /** One of the named hues of the tokens; absent for the main colour. */
  accent?: string | undefined;
};

/** What an organisation may say in other languages. */
export const SAID_IN_LANGUAGES = [
  'name',
  'shortName',
  'motto',
  'verse',
  'address',
  'associationName',
  'logoGuidelines',
] as const;

/** What an organisation says in one of them. */
export type SaidInLanguage = Partial<Pick<Organisation, (typeof SAID_IN_LANGUAGES)[number]>> & {
  /** What its pages elsewhere and its app stores are called, by their names in English. */
  links?: Record<string, string> | undefined;
  /** Who answers for visitors' data. */
  privacy?: { name: string } | undefined;
};

/** An organisation as it is called and speaks in a language; what has not been translated is as it is in English. */
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
/** `called`: its name in the language of whoever reads, where it has one. */
export type Link = { name: string; url: string; called?: string | undefined };
