import { dayOf } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import { untracked } from '#store/database/reads.ts';
import { newsletterContent } from '#store/newsletter/newsletterContent.ts';
import { type Subscription, subscriptionOf } from '#store/newsletter/subscriptions.ts';
import type { NewsTeaser } from '../pages/data.ts';
import type { SiteDb } from '../reading/database.load.ts';

export type { Subscription };

/** The subscription of whoever has the key; null when nobody has it. */
export const loadSubscription = (db: SiteDb, key: string): Promise<Subscription | null> =>
  subscriptionOf(untracked(db), key);

/** A newsletter as it was sent. */
export interface SentNewsletter {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Cleaned HTML; '' where the office says nothing above the stories. */
  readonly greeting: string;
  readonly items: readonly NewsTeaser[];
}

/** What a newsletter said in a language; null when there is none. */
export async function loadNewsletter(
  db: SiteDb,
  id: string,
  language: Language,
): Promise<SentNewsletter | null> {
  const content = await newsletterContent(untracked(db), id, language);
  if (!content) return null;
  const day = dayOf(content.sentAt);
  const items = content.items.flatMap(({ newsId, type, title, heading, unitName, picture, day: own }) =>
    newsId ? [{ id: newsId, type, title, deck: heading, day: own ?? day, unitName, picture }] : [],
  );
  return { day, greeting: content.greeting, items };
}
