import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Leaf, leavesOf } from '#lib/languages/leaves.ts';
import { LIB_TEXTS } from '#lib/languages/libTexts.ts';
import type { Texts } from '#lib/texts.ts';
import type { Translations } from '#lib/translations.ts';
import { MAIL_TEXTS } from '#mail/languages/mailTexts.ts';
import { SITE_TEXTS } from '#site/languages/siteTexts.ts';
import { STATUS_TEXTS } from '#status/languages/statusTexts.ts';

/** The parts of the program whose texts stand in files of other languages. */
export const PARTS = ['lib', 'site', 'mail', 'status', 'console'] as const;
export type Part = (typeof PARTS)[number];

const SETS = { lib: LIB_TEXTS, site: SITE_TEXTS, mail: MAIL_TEXTS, status: STATUS_TEXTS } as const;

/** Where the texts of a part are, from the project's folder on. */
export const textFile = (part: Part, language: string): string => `src/${part}/languages/${language}.json`;
/** Where it is said who has reviewed which of them. */
export const reviewFile = (language: string): string => `src/lib/languages/reviews/${language}.json`;

/** A file of texts as it stands. */
export const readTexts = (project: string, part: Part, language: string): Record<string, Texts> =>
  JSON.parse(readFileSync(join(project, textFile(part, language)), 'utf8'));

/** All sentences of a part in a language, with their English ones. */
export async function sentencesOf(
  part: Part,
  texts: Readonly<Record<string, Texts>>,
): Promise<readonly Leaf[]> {
  const each = Object.entries(texts).map(async ([name, said]) =>
    leavesOf(await englishOf(part, name), said, name),
  );
  return (await Promise.all(each)).flat();
}

/** The English texts of a set. The console's are known by the place of their module, its single words by themselves. */
async function englishOf(part: Part, name: string): Promise<unknown> {
  if (part !== 'console') return (SETS[part] as Record<string, Translations<unknown>>)[name]?.en;
  if (name === 'names') return new Proxy({}, { get: (_, word) => word });
  const [place = '', exported = ''] = name.split('#');
  const module = await import(`../../src/${place}.ts`).catch(() => ({}));
  return (module as Record<string, Translations<unknown> | undefined>)[exported]?.en;
}
