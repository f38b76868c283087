import type { ReactNode } from 'react';
import type { StoredFile } from '#kinds/records.ts';
import { dayOf } from '#lib/dates.ts';
import { newsDay } from '#lib/dayNames.ts';
import { newsletterPath, unsubscribePath } from '#lib/mailPaths.ts';
import { newsPath } from '#lib/newsPath.ts';
import { wordsIn } from '#lib/translations.ts';
import type { NewsletterContent, NewsletterItem } from '#store/newsletterContent.ts';
import type { Drawn } from './compose.ts';
import { ADDRESS, KEY } from './marks.ts';
import { type Church, foreignTo, Heading, hasWordOver, htmlOf, Label, Sheet, signature } from './Sheet.tsx';
import { as } from './styles.ts';
import { mailWords } from './words.ts';

/** Twice the width at which they are shown, for screens with fine dots. */
const LEAD_PIXELS = 1280;
const THUMB_PIXELS = 320;
const WIDE_PIXELS = 640;
/** How wide the picture of a row is, in px. */
const THUMB = 128;
/** A word of more letters finds no room beside it on a phone. */
const BESIDE = 14;

/** A newsletter's mail to one subscriber; drawn beforehand, since 100,000 get the same. */
export type NewsletterMail = (mailKey: string, address: string) => Drawn;

/**
 * Draws the newsletter (AMB-047): a lead story and rows, in the order that was chosen. A test says that it is one, where the real mail has links
 * that are its reader's own.
 */
export function newsletterMail(
  church: Church,
  id: string,
  content: NewsletterContent,
  use: 'sent' | 'test' = 'sent',
): NewsletterMail {
  const { publicUrl } = church;
  const w = wordsIn(mailWords, 'en');
  const { items } = content;
  const isTest = use === 'test';
  const [lead, ...rest] = items;
  const subject = isTest ? w.isTest(content.subject) : content.subject;
  // What the subject says already is not said twice.
  const begins = lead && (content.subject.startsWith(lead.title) ? lead.heading : lead.title);
  const preheader = [begins, ...rest.map(({ title }) => title)].filter(Boolean).join('. ') || content.subject;
  const there = (path: string): string => publicUrl + path;
  const storyAt = ({ newsId, type }: NewsletterItem): string =>
    newsId ? there(newsPath(type, newsId)) : there(newsletterPath(id));
  const unsubscribe = there(unsubscribePath(KEY));
  const web = there(newsletterPath(id));
  const day = newsDay(dayOf(content.sentAt));
  const foot = isTest ? (
    <p {...as('foottext')}>{w.testFoot}</p>
  ) : (
    <p {...as('foottext')}>
      {w.because(ADDRESS)}{' '}
      <a {...as('footlink')} href={unsubscribe}>
        {w.unsubscribe}
      </a>{' '}
      {w.press}{' '}
      <a {...as('footlink')} href={web}>
        {w.inTheBrowser}
      </a>
      .
    </p>
  );
  const html = htmlOf(
    <Sheet church={church} subject={subject} preview={preheader} date={day} foot={foot}>
      {lead && <Lead of={lead} href={storyAt(lead)} there={there} />}
      {rest.length > 0 && (
        <div {...as('rows')}>
          {rest.map((item) => (
            <Row key={item.newsId ?? item.title} of={item} href={storyAt(item)} there={there} />
          ))}
        </div>
      )}
    </Sheet>,
  );
  const stories = items.map((item) =>
    [labelOf(item), item.title, item.heading, storyAt(item)].filter(Boolean).join('\n'),
  );
  const ends = isTest
    ? [w.testFoot]
    : [w.because(ADDRESS), `${w.unsubscribe}: ${unsubscribe}`, `${w.textInTheBrowser}: ${web}`];
  const text = `${[`${church.organisation.name}\n${day}`, ...stories].join('\n\n')}\n${signature(church, ...ends)}`;
  return (mailKey, address) => ({
    subject,
    preheader,
    html: html.replaceAll(KEY, mailKey).replaceAll(ADDRESS, () => escaped(address)),
    text: text.replaceAll(KEY, mailKey).replaceAll(ADDRESS, () => address),
    unsubscribe: unsubscribe.replace(KEY, mailKey),
    automatic: true,
  });
}

const dayIn = ({ day }: NewsletterItem): string => (day ? newsDay(day) : '');
const labelOf = (item: NewsletterItem): string => [item.unitName, dayIn(item)].filter(Boolean).join(' | ');

interface StoryProps {
  of: NewsletterItem;
  href: string;
  /** The absolute address of a path. */
  there(path: string): string;
}

/** The first story, with the large picture where it has one. */
function Lead({ of, href, there }: StoryProps) {
  const w = wordsIn(mailWords, 'en');
  const title = (
    <>
      <Label of={of.unitName} day={dayIn(of)} />
      <Heading level="h1" href={href}>
        {of.title}
      </Heading>
    </>
  );
  const more = (
    <>
      {of.heading && (
        <p {...as(foreignTo(of.heading).lang ? 'indicText' : 'text')} {...foreignTo(of.heading)}>
          {of.heading}
        </p>
      )}
      <p {...as('action')}>
        <a {...as('button')} href={href}>
          {w.readOn}
        </a>
      </p>
    </>
  );
  if (!of.picture)
    return (
      <div {...as('pad')}>
        {title}
        {more}
      </div>
    );
  return (
    <>
      <div {...as('above')}>{title}</div>
      <Picture of={of.picture} href={href}>
        <img
          {...as('pic')}
          src={there(pictureAt(of.picture, LEAD_PIXELS))}
          alt={of.picture.alt}
          width={600}
          height={heightAt(of.picture, 600)}
        />
      </Picture>
      <div {...as('pad')}>{more}</div>
    </>
  );
}

/** Each further story: a line above it, and the picture beside it; on a phone above it where long words need the whole width. */
function Row({ of, href, there }: StoryProps) {
  const isWide = foreignTo(of.title).lang !== undefined || hasWordOver(BESIDE, of.title);
  return (
    <div {...as('row')}>
      {of.picture && (
        <Picture of={of.picture} href={href}>
          <img
            {...as('thumb', isWide && 'wide')}
            {...RIGHT}
            src={there(pictureAt(of.picture, isWide ? WIDE_PIXELS : THUMB_PIXELS))}
            alt={of.picture.alt}
            width={THUMB}
            height={heightAt(of.picture, THUMB)}
          />
        </Picture>
      )}
      <div {...as('beside', isWide && 'wide')}>
        <Label of={of.unitName} day={dayIn(of)} />
        <Heading level="h2" href={href}>
          {of.title}
        </Heading>
        {of.heading && (
          <p {...as('small')} {...foreignTo(of.heading)}>
            {of.heading}
          </p>
        )}
      </div>
      <div {...as('clear')} />
    </div>
  );
}

/** Old mail programs know no float, but this attribute, which React's types have forgotten. */
const RIGHT = { align: 'right' } as object;

/** A picture leads where its headline does; one without a description is no link for those who don't see it. */
function Picture({ of, href, children }: { of: StoredFile; href: string; children: ReactNode }) {
  return (
    <a href={href} {...(of.alt ? {} : { tabIndex: -1, 'aria-hidden': true })}>
      {children}
    </a>
  );
}

/** The JPEG that is wide enough, since mail programs know few others; the widest there is; else the original. */
function pictureAt({ name, variants }: StoredFile, width: number): string {
  const jpegs = variants.filter(({ format }) => format === 'jpeg').sort((a, b) => a.width - b.width);
  const chosen = jpegs.find((one) => one.width >= width) ?? jpegs.at(-1);
  return `/media/${encodeURIComponent(chosen?.name ?? name)}`;
}

const heightAt = ({ width, height }: StoredFile, shown: number): number | undefined =>
  width && height ? Math.round((shown * height) / width) : undefined;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
