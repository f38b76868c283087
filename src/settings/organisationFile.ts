import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Organisation, OrganisationTranslation, TRANSLATED_FIELDS } from '#lib/organisation.ts';
import { RETENTION_MONTHS } from '#lib/retention.ts';
import { SettingsError } from './SettingsError.ts';

const quotation = z.object({ text: z.string().min(1), source: z.string() });
const link = z.object({ name: z.string().min(1), url: z.url({ protocol: /^https?$/ }) });
const months = z.custom<number | 'never'>(
  (value) =>
    value === 'never' ||
    (Number.isInteger(value) &&
      Number(value) >= RETENTION_MONTHS.min &&
      Number(value) <= RETENTION_MONTHS.max),
  `a whole number of months from ${RETENTION_MONTHS.min} to ${RETENTION_MONTHS.max}, or "never"`,
);
/** Texts in another language, as far as they have been translated. */
const inLanguage = z
  .object({
    name: z.string().min(1),
    shortName: z.string().min(1),
    motto: quotation,
    verse: quotation,
    address: z.array(z.string()),
    associationName: z.string().min(1),
    logoGuidelines: z.array(z.string().min(1)),
    links: z.record(z.string(), z.string().min(1)),
    privacy: z.object({ name: z.string().min(1) }).strict(),
  } satisfies Record<(typeof TRANSLATED_FIELDS)[number] | 'links' | 'privacy', z.ZodType>)
  .partial()
  .strict() satisfies z.ZodType<OrganisationTranslation>;
/** The shape of `Organisation`; the return type of `readOrganisation` keeps the two equal. */
const organisationFile = z.object({
  brand: z.string(),
  shortName: z.string().min(1),
  name: z.string().min(1),
  motto: quotation,
  verse: quotation,
  address: z.array(z.string()),
  email: z.email(),
  securityEmail: z.email().optional(),
  phones: z.array(z.string()),
  privacy: z.object({ name: z.string().min(1), email: z.email() }).optional(),
  keepMonths: z
    .object({ enquiries: months.optional(), orders: months.optional(), unconfirmed: months.optional() })
    .strict()
    .optional(),
  social: z.array(link),
  stores: z.array(link),
  associationName: z.string().min(1),
  logoGuidelines: z.array(z.string().min(1)).optional(),
  names: z.array(z.object({ lang: z.string().min(2), text: z.string().min(1) })),
  inLanguages: z
    .object({ ta: inLanguage, te: inLanguage, kn: inLanguage, ml: inLanguage })
    .partial()
    .strict()
    .optional(),
  map: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    zoom: z.number().int().min(0).max(20),
  }),
  accent: z.string().optional(),
}) satisfies z.ZodType<Organisation>;

/** Reads the file about one church body. Throws `SettingsError` when the file can't be read, needs another value, or is of another brand. */
export function readOrganisation(file: string, brand: string): Organisation {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new SettingsError(
      `The organisation file ${file} cannot be read. Put it there, or name another one with BRAND or ORGANISATION_FILE.`,
      { cause: error },
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new SettingsError(`The organisation file ${file} is not valid JSON: ${(error as Error).message}.`, {
      cause: error,
    });
  }
  const parsed = organisationFile.safeParse(json);
  if (!parsed.success) {
    const where = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join(', ');
    throw new SettingsError(`The organisation file ${file} needs another value at: ${where}.`);
  }
  if (parsed.data.brand !== brand) {
    throw new SettingsError(
      `The organisation file ${file} is of the brand ${parsed.data.brand}, but BRAND is ${brand}. Make the two equal.`,
    );
  }
  requireKnownNames(file, parsed.data);
  return parsed.data;
}

/** Throws `SettingsError` when a translation is for something that the file does not name: it would never be shown. */
function requireKnownNames(
  file: string,
  { social, stores, privacy, inLanguages = {} }: z.infer<typeof organisationFile>,
): void {
  const names = [...social, ...stores].map(({ name }) => name);
  const unknown = Object.entries(inLanguages).flatMap(([language, { links = {}, ...said }]) => [
    ...Object.keys(links).flatMap((name) =>
      names.includes(name) ? [] : [`inLanguages.${language}.links.${name}`],
    ),
    ...(said.privacy && !privacy ? [`inLanguages.${language}.privacy`] : []),
  ]);
  if (unknown.length > 0)
    throw new SettingsError(
      `The organisation file ${file} says in another language what it does not name in English: ${unknown.join(', ')}.`,
    );
}
