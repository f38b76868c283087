import type { StoredFile } from '#kinds/records.ts';
import { dayOf } from '#lib/dates.ts';
import { newsDay } from '#lib/dayNames.ts';
import { newsletterPath, unsubscribePath } from '#lib/mailPaths.ts';
import { newsPath } from '#lib/newsPath.ts';
import { wordsIn } from '#lib/translations.ts';
import type { NewsletterContent, NewsletterItem } from '#store/newsletterContent.ts';
import type { Drawn } from './compose.ts';
import { type Church, Heading, htmlOf, Sheet } from './Sheet.tsx';
import { as } from './styles.ts';
import { mailWords } from './words.ts';

/** Twice the width at which they are shown, for screens with fine dots. */
const LEAD_PIXELS = 1280;
const THUMB_PIXELS = 320;

/** Stand for what differs from one subscriber to the next: a newsletter is drawn once, not once for each. */
const KEY = 'fffe0047-0000-4000-8000-6b657920686e';
const ADDRESS = 'address-fffe0047@subscriber.invalid';

/** A newsletter's mail to one subscriber; drawn beforehand, since 100,000 get the same. */
export type NewsletterMail = (mailKey: string, address: string) => Drawn;

/** Draws the newsletter (AMB-047): a lead story and rows, in the order that was chosen. */
export function newsletterMail(church: Church, id: string, content: NewsletterContent): NewsletterMail {
  const { publicUrl } = church;
  const w = wordsIn(mailWords, 'en');
  const { items } = content;
  const [lead, ...rest] = items;
  const subject = w.subject(lead?.title ?? content.subject, rest.length);
  const there = (path: string): string => publicUrl + path;
  const storyAt = ({ newsId, type }: NewsletterItem): string =>
    newsId ? there(newsPath(type, newsId)) : there(newsletterPath(id));
  const unsubscribe = there(unsubscribePath(KEY));
  const web = there(newsletterPath(id));
  const day = newsDay(dayOf(content.createdAt));
  const html = htmlOf(
    <Sheet
      church={church}
      subject={subject}
      preview={items.map(({ title }) => title).join('. ')}
      date={day}
      foot={
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
      }
    >
      {lead && (
        <>
          <div {...as('pad')}>
            <Label of={lead} />
            <Heading level="h1" href={storyAt(lead)}>
              {lead.title}
            </Heading>
          </div>
          {lead.picture && (
            <a href={storyAt(lead)}>
              <img
                {...as('pic')}
                src={there(pictureAt(lead.picture, LEAD_PIXELS))}
                alt={lead.picture.alt}
                width={600}
                height={heightAt(lead.picture, 600)}
              />
            </a>
          )}
          <div {...as('pad')}>
            {lead.heading && <p {...as('text')}>{lead.heading}</p>}
            <p>
              <a {...as('button')} href={storyAt(lead)}>
                {w.readOn}
              </a>
            </p>
          </div>
        </>
      )}
      {rest.length > 0 && (
        <div {...as('pad')}>
          {rest.map((item) => (
            <div key={item.newsId ?? item.title} {...as('row')}>
              {item.picture && (
                <a href={storyAt(item)}>
                  <img
                    {...as('thumb')}
                    src={there(pictureAt(item.picture, THUMB_PIXELS))}
                    alt={item.picture.alt}
                    width={128}
                    height={96}
                  />
                </a>
              )}
              <Label of={item} />
              <Heading level="h2" href={storyAt(item)}>
                {item.title}
              </Heading>
              {item.heading && <p {...as('small')}>{item.heading}</p>}
              <div {...as('clear')} />
            </div>
          ))}
        </div>
      )}
    </Sheet>,
  );
  const text = [
    church.organisation.name,
    day,
    ...items.flatMap((item) => ['', labelOf(item), item.title, item.heading, storyAt(item)]),
    '',
    '-- ',
    [church.organisation.name, ...church.organisation.address].join(', '),
    w.because(ADDRESS),
    `${w.unsubscribe}: ${unsubscribe}`,
    web,
  ]
    .filter((line, place) => line !== '' || place > 1)
    .join('\n');
  return (mailKey, address) => ({
    subject,
    html: html.replaceAll(KEY, mailKey).replaceAll(ADDRESS, () => escaped(address)),
    text: text.replaceAll(KEY, mailKey).replaceAll(ADDRESS, () => address),
    unsubscribe: unsubscribe.replace(KEY, mailKey),
    automatic: true,
  });
}

const labelOf = ({ unitName, day }: NewsletterItem): string =>
  day ? `${unitName} | ${newsDay(day)}` : unitName;

function Label({ of: { unitName, day } }: { of: NewsletterItem }) {
  return (
    <p {...as('label')}>
      <span {...as('unit')}>{unitName}</span>
      {day && ` | ${newsDay(day)}`}
    </p>
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
