import type { ReactNode } from 'react';
import type { StoredFile } from '#kinds/records.ts';
import { newsDay, shortDay } from '#lib/dayNames.ts';
import { type Language, languageCalled, languageOf } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import type { NewsletterItem } from '#store/newsletter/newsletterContent.ts';
import { Block, Cell, MailButton } from './Block.tsx';
import { foreignTo, Heading, hasWordOver, Label, useMailLanguage } from './Sheet.tsx';
import { as, SHEET_WIDTH } from './styles.ts';
import { mailWords } from './words.ts';

/** Twice the displayed width, for high-resolution screens. */
const LEAD_PIXELS = 1280;
const THUMB_PIXELS = 320;
const WIDE_PIXELS = 640;
/** The width of a row's picture, in px, and of its cell. */
const THUMB = 128;
const THUMB_CELL = 148;
/** A longer word does not fit next to the picture on a phone. */
const BESIDE = 14;

export interface StoryProps {
  of: NewsletterItem;
  href: string;
  /** The absolute address of a path. */
  there(path: string): string;
}

const dayIn = ({ day }: NewsletterItem, language: Language): string => (day ? newsDay(day, language) : '');
const isIndic = (text: string): boolean => languageOf(text) !== 'en';
/** The line above a story: its unit and date. */
export const labelOf = (item: NewsletterItem, language: Language): string =>
  [item.unitName, writtenIn(item, language), dayIn(item, language)].filter(Boolean).join(' | ');

/** The language of a story if it differs from the reader's letter; '' in English letters, which show all languages. */
function writtenIn({ title }: NewsletterItem, language: Language): string {
  const own = languageOf(title);
  return language === 'en' || own === language ? '' : languageCalled(own, language);
}

/** The lead story, with its picture in full width if it has one. */
export function Lead({ of, href, there }: StoryProps) {
  const language = useMailLanguage();
  const w = wordsIn(mailWords, language);
  const title = (
    <>
      <Label of={of.unitName} kind={writtenIn(of, language)} day={dayIn(of, language)} />
      <Heading level="h1" href={href}>
        {of.title}
      </Heading>
    </>
  );
  const more = (
    <>
      {of.heading && (
        <p {...as(isIndic(of.heading) ? 'indicText' : 'text')} {...foreignTo(language, of.heading)}>
          {of.heading}
        </p>
      )}
      <MailButton href={href}>{w.readOn}</MailButton>
    </>
  );
  if (!of.picture)
    return (
      <Cell>
        {title}
        {more}
      </Cell>
    );
  return (
    <>
      <Cell look="above">{title}</Cell>
      <Cell look="picture">
        <Picture of={of.picture} href={href}>
          <img
            {...as('pic')}
            src={there(pictureAt(of.picture, LEAD_PIXELS))}
            alt={of.picture.alt}
            width={SHEET_WIDTH}
            height={heightAt(of.picture, SHEET_WIDTH)}
          />
        </Picture>
      </Cell>
      <Cell>{more}</Cell>
    </>
  );
}

/** The further stories, each with its picture next to it. */
export function Rows({ stories }: { stories: readonly (StoryProps & { readonly key: string })[] }) {
  return (
    <Cell look="items">
      {stories.map(({ key, ...story }) => (
        <Row key={key} {...story} />
      ))}
    </Cell>
  );
}

/**
 * A story whose picture a phone shows on top, where long words need the full width: the picture is the first cell, and is moved last if there is room for both.
 */
function Row({ of, href, there }: StoryProps) {
  const language = useMailLanguage();
  const isWide = isIndic(of.title) || hasWordOver(BESIDE, of.title);
  return (
    <table
      {...as('block')}
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      width="100%"
      dir="rtl"
    >
      <tbody>
        <tr>
          {of.picture && (
            <td {...as('thumbcell', isWide && 'wide')} {...TOP} dir="ltr" width={THUMB_CELL} align="right">
              <Picture of={of.picture} href={href}>
                <img
                  {...as('thumb', isWide && 'wide')}
                  src={there(pictureAt(of.picture, isWide ? WIDE_PIXELS : THUMB_PIXELS))}
                  alt={of.picture.alt}
                  width={THUMB}
                  height={heightAt(of.picture, THUMB)}
                />
              </Picture>
            </td>
          )}
          <td {...as('beside', isWide && 'wide')} {...TOP} dir="ltr" align="left">
            <Label of={of.unitName} kind={writtenIn(of, language)} day={dayIn(of, language)} />
            <Heading level="h2" href={href}>
              {of.title}
            </Heading>
            {of.heading && (
              <p {...as('small')} {...foreignTo(language, of.heading)}>
                {of.heading}
              </p>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
const TOP = { valign: 'top' } as object;

/** The further stories as a list of titles and units under a heading, if there are many. */
export function Lines({
  stories,
}: {
  stories: readonly (Omit<StoryProps, 'there'> & { readonly key: string })[];
}) {
  const language = useMailLanguage();
  const { also } = wordsIn(mailWords, language);
  return (
    <>
      <Cell look="also">
        <Heading level="h2">{also}</Heading>
      </Cell>
      {stories.map(({ key, of, href }) => {
        return (
          <Cell key={key} look="line">
            <p {...as(isIndic(of.title) ? 'indicLine' : 'linetitle')} {...foreignTo(language, of.title)}>
              <a {...as('plain')} href={href}>
                {of.title}
              </a>
            </p>
            <Label
              of={[of.unitName, writtenIn(of, language)].filter(Boolean).join(' | ')}
              {...(of.day ? { kind: shortDay(of.day, language) } : {})}
            />
          </Cell>
        );
      })}
    </>
  );
}

/** Says how many stories the mail does not show, with a link to all of them. */
export function More({ count, all, href }: { count: number; all: number; href: string }) {
  const w = wordsIn(mailWords, useMailLanguage());
  return (
    <Cell look="last">
      <p {...as('small')}>{w.furtherStories(count)}</p>
      <Block>
        <Cell look="action">
          <MailButton href={href}>{w.readAll(all)}</MailButton>
        </Cell>
      </Block>
    </Cell>
  );
}

/** A picture that links where its headline does; one without a description is not a link for screen readers. */
function Picture({ of, href, children }: { of: StoredFile; href: string; children: ReactNode }) {
  return (
    <a href={href} {...(of.alt ? {} : { tabIndex: -1, 'aria-hidden': true })}>
      {children}
    </a>
  );
}

/** The smallest JPEG of at least this width, since few other formats work in mail programs; else the largest JPEG, else the original. */
function pictureAt({ name, variants }: StoredFile, width: number): string {
  const jpegs = variants.filter(({ format }) => format === 'jpeg').sort((a, b) => a.width - b.width);
  const chosen = jpegs.find((one) => one.width >= width) ?? jpegs.at(-1);
  return `/media/${encodeURIComponent(chosen?.name ?? name)}`;
}

const heightAt = ({ width, height }: StoredFile, shown: number): number | undefined =>
  width && height ? Math.round((shown * height) / width) : undefined;
