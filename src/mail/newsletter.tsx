import { dayOf } from '#lib/dates.ts';
import { newsDay } from '#lib/dayNames.ts';
import { languagePath } from '#lib/languagePath.ts';
import { newsletterPath, unsubscribePath } from '#lib/mailPaths.ts';
import { MOST_LINES, MOST_WITH_PICTURES } from '#lib/newsletterLimits.ts';
import { newsPath } from '#lib/newsPath.ts';
import { sentencesOf } from '#lib/sentences.ts';
import { wordsIn } from '#lib/translations.ts';
import { PASSED_ON } from '#lib/viewSources.ts';
import type { NewsletterContent, NewsletterItem } from '#store/newsletter/newsletterContent.ts';
import type { RenderedMail } from './compose.ts';
import { Greeting, greetingText } from './greeting.tsx';
import { Lead, Lines, labelOf, More, Rows } from './newsletterStories.tsx';
import { ADDRESS_PLACEHOLDER, escapedText, KEY_PLACEHOLDER } from './placeholders.ts';
import { type Church, htmlOf, Sheet, signature, spoken } from './Sheet.tsx';
import { as } from './styles.ts';
import { mailWords } from './words.ts';

/** Renders the mail for one subscriber; the newsletter itself was rendered once before, since 100,000 get the same. */
export type NewsletterMail = (mailKey: string, address: string) => RenderedMail;

/**
 * Renders the newsletter (AMB-047): the greeting, a lead story and the others, in the chosen order. A test mail is marked as such; a real one has its
 * recipient's own links.
 */
export function newsletterMail(
  church: Church,
  id: string,
  content: NewsletterContent,
  use: 'sent' | 'test' = 'sent',
): NewsletterMail {
  const { publicUrl } = church;
  const language = spoken(church);
  const w = wordsIn(mailWords, language);
  const { items, greeting } = content;
  const isTest = use === 'test';
  const [lead, ...rest] = items;
  const isShort = items.length > MOST_WITH_PICTURES;
  const shown = isShort ? rest.slice(0, MOST_LINES) : rest;
  const subject = isTest ? w.isTest(content.subject) : content.subject;
  // A title that the subject already contains is not repeated.
  const begins = lead && (content.subject.startsWith(lead.title) ? lead.heading : lead.title);
  const preheader = sentencesOf([begins ?? '', ...rest.map(({ title }) => title)]) || content.subject;
  const there = (path: string): string => publicUrl + path;
  const page = (path: string): string => there(languagePath(language, path));
  const storyAt = ({ newsId, type }: NewsletterItem): string =>
    newsId ? `${page(newsPath(type, newsId))}#${PASSED_ON.newsletter}` : page(newsletterPath(id));
  const unsubscribe = page(unsubscribePath(KEY_PLACEHOLDER));
  const languageChoice = `${unsubscribe}#language`;
  const web = page(newsletterPath(id));
  const day = newsDay(dayOf(content.sentAt), language);
  const foot = isTest ? (
    <p {...as('foottext')}>{w.testFoot}</p>
  ) : (
    <p {...as('foottext')}>
      {w.because(ADDRESS_PLACEHOLDER)}{' '}
      <a {...as('footlink')} href={unsubscribe}>
        {w.unsubscribe}
      </a>{' '}
      {w.press}{' '}
      <a {...as('footlink')} href={web}>
        {w.inTheBrowser}
      </a>
      .{' '}
      <a {...as('footlink')} href={languageChoice}>
        {w.otherLanguage}
      </a>
    </p>
  );
  const links = !isTest && (
    <>
      <a {...as('link')} href={web}>
        {w.readInTheBrowser}
      </a>
      {'\u00a0 | \u00a0'}
      <a {...as('link')} href={unsubscribe}>
        {w.unsubscribe}
      </a>
    </>
  );
  const stories = shown.map((of) => ({ key: of.newsId ?? of.title, of, href: storyAt(of), there }));
  const further = rest.length - shown.length;
  const html = htmlOf(
    <Sheet {...{ church, subject, links, foot }} preview={preheader} date={day}>
      {greeting && <Greeting of={greeting} there={there} />}
      {lead && <Lead of={lead} href={storyAt(lead)} there={there} />}
      {stories.length > 0 && (isShort ? <Lines stories={stories} /> : <Rows stories={stories} />)}
      {further > 0 && <More count={further} all={items.length} href={web} />}
    </Sheet>,
  );
  const rows = items.slice(0, shown.length + 1).map((item) => {
    const heading = isShort && item !== lead ? '' : item.heading;
    return [labelOf(item, language), item.title, heading, storyAt(item)].filter(Boolean).join('\n');
  });
  const more = further > 0 ? [`${w.furtherStories(further)}\n${web}`] : [];
  const ends = isTest
    ? [w.testFoot]
    : [
        w.because(ADDRESS_PLACEHOLDER),
        `${w.unsubscribe}: ${unsubscribe}`,
        `${w.textInTheBrowser}: ${web}`,
        `${w.otherLanguage}: ${languageChoice}`,
      ];
  const says = [`${church.organisation.name}\n${day}`, greetingText(greeting, there), ...rows, ...more];
  const text = `${says.filter(Boolean).join('\n\n')}\n${signature(church, ...ends)}`;
  return (mailKey, address) => ({
    subject,
    preheader,
    language,
    html: html
      .replaceAll(KEY_PLACEHOLDER, mailKey)
      .replaceAll(ADDRESS_PLACEHOLDER, () => escapedText(address)),
    text: text.replaceAll(KEY_PLACEHOLDER, mailKey).replaceAll(ADDRESS_PLACEHOLDER, () => address),
    unsubscribe: unsubscribe.replace(KEY_PLACEHOLDER, mailKey),
    automatic: true,
  });
}
