import type { Language } from '#lib/language.ts';
import type { TextFile } from '#lib/languages/addTexts.ts';
import { leavesOf } from '#lib/languages/leaves.ts';
import kn from '#lib/languages/reviews/kn.json' with { type: 'json' };
import ml from '#lib/languages/reviews/ml.json' with { type: 'json' };
import ta from '#lib/languages/reviews/ta.json' with { type: 'json' };
import te from '#lib/languages/reviews/te.json' with { type: 'json' };
import { type Reviews, reviewerOf } from '#lib/languages/reviews.ts';
import { wordsIn } from '#lib/translations.ts';
import knSite from './kn.json' with { type: 'json' };
import mlSite from './ml.json' with { type: 'json' };
import { SITE_TEXTS } from './siteTexts.ts';
import taSite from './ta.json' with { type: 'json' };
import teSite from './te.json' with { type: 'json' };

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, readonly [TextFile, Reviews]>> = {
  ta: [taSite, ta],
  te: [teSite, te],
  kn: [knSite, kn],
  ml: [mlSite, ml],
};

/** Cached results, which do not change while the program runs. */
const known = new Map<Language, boolean>();

/** Whether someone has reviewed every current text of the site in a language. */
export function isReviewed(language: Language): boolean {
  if (language === 'en') return true;
  const before = known.get(language);
  if (before !== undefined) return before;
  const [texts, reviews] = OTHERS[language];
  const english = Object.fromEntries(
    Object.entries(SITE_TEXTS).map(([name, words]) => [name, wordsIn<unknown>(words, 'en')]),
  );
  const reviewed = leavesOf(english, texts).every((leaf) => reviewerOf(reviews, 'site', leaf) !== undefined);
  known.set(language, reviewed);
  return reviewed;
}
