import { type RawBuilder, sql } from 'kysely';
import type { NewsType } from '#kinds/news.ts';
import type { StoredFile } from '#kinds/records.ts';
import { newsletterSubject } from '#lib/newsletterSubject.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';
import { ALT, CAPTION, CREDIT, DECORATIVE, SAYING } from '../files/words.ts';
import { cleanGreeting } from './greeting.ts';
import { refuseHidden, storiesNow } from './newsletterStories.ts';

/** A story as it was when the newsletter was sent off. */
export interface NewsletterItem {
  readonly newsId: string | null;
  readonly type: NewsType;
  readonly unitName: string;
  readonly title: string;
  readonly heading: string;
  /** YYYY-MM-DD. */
  readonly day: string | null;
  readonly picture: StoredFile | null;
}

/** A newsletter as its readers get it. */
export interface NewsletterContent {
  readonly subject: string;
  /** What the office says above the stories, as cleaned HTML; '' where it says nothing. */
  readonly greeting: string;
  /** When it went out. */
  readonly sentAt: Date;
  readonly items: readonly NewsletterItem[];
}

/** What a newsletter says; null when there is none of this id, or nobody has got it yet. */
export async function newsletterContent(db: Db, id: string): Promise<NewsletterContent | null> {
  if (!isId(id)) return null;
  const found = await sql<{ subject: string; greeting: string; sentAt: Date }>`
    select subject, greeting, started_at as "sentAt" from newsletter where id = ${id} and started_at is not null`.execute(
    db,
  );
  const [newsletter] = found.rows;
  if (!newsletter) return null;
  const items = await itemsOf(db, sql`select * from newsletter_item where newsletter_id = ${id}`);
  return { ...newsletter, items };
}

/**
 * What a newsletter of these news items would say if it were sent now. Throws Refusal (422) that names the first item which visitors cannot see.
 */
export async function newsletterDraft(
  db: Db,
  newsIds: readonly string[],
  {
    subject,
    greeting = '',
  }: { readonly subject?: string | undefined; readonly greeting?: string | undefined },
  now: Date,
): Promise<NewsletterContent> {
  const ids = [...new Set(newsIds.map((id) => id.toLowerCase()))];
  await refuseHidden(db, ids, 'read');
  const items = await itemsOf(db, storiesNow(ids));
  return {
    subject: subject || newsletterSubject(items.map(({ title }) => title)),
    greeting: cleanGreeting(greeting),
    sentAt: now,
    items,
  };
}

async function itemsOf(db: Db, stories: RawBuilder<unknown>): Promise<NewsletterItem[]> {
  const items = await sql<NewsletterItem>`
    select i.news_id as "newsId", i.type, i.unit_name as "unitName", i.title, i.heading, i.day,
      case when m.id is not null then jsonb_build_object('id', m.id, 'name', m.file_name, 'originalName', m.original_name,
        'type', m.type, 'bytes', m.bytes, 'width', m.width, 'height', m.height, 'pages', m.pages, 'variants', m.variants,
        'alt', ${ALT}, 'decorative', ${DECORATIVE}, 'caption', ${CAPTION}, 'credit', ${CREDIT}) end as picture
    from (${stories}) i left join (${SAYING}) on m.id = i.thumbnail order by i.place`.execute(db);
  return items.rows;
}
