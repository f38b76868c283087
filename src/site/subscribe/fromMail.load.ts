import { dayOf } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import { type ReadDb, untracked } from '#store/database/reads.ts';
import { newsletterContent } from '#store/newsletter/newsletterContent.ts';
import { type Subscription, subscriptionOf } from '#store/newsletter/subscriptions.ts';
import type { NewsTeaser } from '../context/data.ts';

export type { Subscription };

/** Loads the subscription with this key; null if there is none. */
export const loadSubscription = (db: ReadDb, key: string): Promise<Subscription | null> =>
  subscriptionOf(untracked(db), key);

/** A newsletter as it was sent. */
export interface SentNewsletter {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Sanitized HTML; '' if the office has written no introduction. */
  readonly greeting: string;
  readonly items: readonly NewsTeaser[];
}

/** Loads a newsletter's content in a language; null if there is none. */
export async function loadNewsletter(
  db: ReadDb,
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
