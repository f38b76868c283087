import { type RawBuilder, sql } from 'kysely';
import type { NewsType } from '#kinds/news.ts';
import type { StoredFile } from '#kinds/records.ts';
import type { Language } from '#lib/language.ts';
import { newsletterSubject } from '#lib/newsletterSubject.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';
import { ALT, CAPTION, CREDIT, DECORATIVE, SAYING } from '../files/words.ts';
import { cleanGreeting } from './greeting.ts';
import { refuseHidden, storiesNow, versionsNow } from './newsletterStories.ts';

/** A story in the state in which the newsletter was sent. */
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

/** A newsletter as its readers see it. */
export interface NewsletterContent {
  readonly subject: string;
  /** The office's text above the stories, as cleaned HTML; '' without one. */
  readonly greeting: string;
  /** When it was sent. */
  readonly sentAt: Date;
  readonly items: readonly NewsletterItem[];
}

/**
 * The content of a newsletter; null when there is none of this id, or it was not sent yet. `language`: the reader's chosen language; the stories are then the
 * versions in it that existed when sending began, and the subject lists their titles unless the office has set one.
 */
export async function newsletterContent(
  db: Db,
  id: string,
  language?: Language,
): Promise<NewsletterContent | null> {
  if (!isId(id)) return null;
  const found = await sql<{ subject: string; greeting: string; sentAt: Date }>`
    select subject, greeting, started_at as "sentAt" from newsletter where id = ${id} and started_at is not null`.execute(
    db,
  );
  const [newsletter] = found.rows;
  if (!newsletter) return null;
  const items = await itemsOf(
    db,
    sql`select * from newsletter_item where newsletter_id = ${id}`,
    sql`select * from newsletter_item_version where newsletter_id = ${id} and language = ${language ?? ''}`,
  );
  return { ...newsletter, ...saidIn(newsletter.subject, items, language) };
}

/** The content of a newsletter with these news items if it were sent now. Throws Refusal (422) that names the first item which visitors cannot see. */
export async function newsletterDraft(
  db: Db,
  newsIds: readonly string[],
  {
    subject,
    greeting = '',
    language,
  }: {
    readonly subject?: string | undefined;
    readonly greeting?: string | undefined;
    readonly language?: Language | undefined;
  },
  now: Date,
): Promise<NewsletterContent> {
  const ids = [...new Set(newsIds.map((id) => id.toLowerCase()))];
  await refuseHidden(db, ids, 'read');
  const stories = storiesNow(ids);
  const items = await itemsOf(db, stories, versionsNow(stories, language ? [language] : []));
  const called = subject || newsletterSubject(items.map(({ first }) => first));
  return { ...saidIn(called, items, language), greeting: cleanGreeting(greeting), sentAt: now };
}

/** A story with its title in the version that the office chose. */
type ChosenItem = NewsletterItem & { readonly first: string };

/** A subject made of the stories' titles uses the titles as read. */
function saidIn(
  subject: string,
  items: readonly ChosenItem[],
  language: Language | undefined,
): Pick<NewsletterContent, 'subject' | 'items'> {
  const isOfStories = subject === newsletterSubject(items.map(({ first }) => first));
  return {
    subject: isOfStories
      ? newsletterSubject(
          items.map(({ title }) => title),
          language,
        )
      : subject,
    items: items.map(({ first: _, ...item }) => item),
  };
}

async function itemsOf(
  db: Db,
  stories: RawBuilder<unknown>,
  versions: RawBuilder<unknown>,
): Promise<ChosenItem[]> {
  const items = await sql<ChosenItem>`
    select coalesce(v.news_id, i.news_id) as "newsId", coalesce(v.type, i.type) as type, coalesce(v.unit_name, i.unit_name) as "unitName",
      coalesce(v.title, i.title) as title, coalesce(v.heading, i.heading) as heading, i.day, i.title as first,
      case when m.id is not null then jsonb_build_object('id', m.id, 'name', m.file_name, 'originalName', m.original_name,
        'type', m.type, 'bytes', m.bytes, 'width', m.width, 'height', m.height, 'pages', m.pages, 'variants', m.variants,
        'alt', ${ALT}, 'decorative', ${DECORATIVE}, 'caption', ${CAPTION}, 'credit', ${CREDIT}) end as picture
    from (${stories}) i left join (${versions}) v on v.place = i.place left join (${SAYING}) on m.id = i.thumbnail order by i.place`.execute(
    db,
  );
  return items.rows;
}
