import { sql } from 'kysely';
import type { NewsType } from '#kinds/news.ts';
import type { StoredFile } from '#kinds/records.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from './db.ts';

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
  readonly createdAt: Date;
  readonly items: readonly NewsletterItem[];
}

/** What a newsletter says; null when there is none of this id. */
export async function newsletterContent(db: Db, id: string): Promise<NewsletterContent | null> {
  if (!isId(id)) return null;
  const found = await sql<{ subject: string; createdAt: Date }>`
    select subject, created_at as "createdAt" from newsletter where id = ${id}`.execute(db);
  const [newsletter] = found.rows;
  if (!newsletter) return null;
  const items = await sql<NewsletterItem>`
    select i.news_id as "newsId", i.type, i.unit_name as "unitName", i.title, i.heading, i.day,
      case when m.id is not null then jsonb_build_object('id', m.id, 'name', m.file_name, 'originalName', m.original_name,
        'type', m.type, 'bytes', m.bytes, 'width', m.width, 'height', m.height, 'pages', m.pages, 'variants', m.variants,
        'alt', m.alt, 'decorative', m.decorative, 'caption', m.caption, 'credit', m.credit) end as picture
    from newsletter_item i left join media m on m.id = i.thumbnail
    where i.newsletter_id = ${id} order by i.place`.execute(db);
  return { ...newsletter, items: items.rows };
}
