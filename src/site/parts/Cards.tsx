import type { ReactNode } from 'react';
import type { StoredFile } from '#kinds/records.ts';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { FORWARD } from './icons.tsx';
import { frameClass, Photo, Picture, type SIZES } from './Picture.tsx';
import { Deck, Title } from './Title.tsx';

/** The content of a card, row or lead for anything that has a page. */
export interface CardContent {
  /** Path of its page, on this host. */
  readonly path: string;
  /** null: no picture, so the lattice is shown. */
  readonly picture: StoredFile | null;
  /** The line above the title; most have a `DateLine`. */
  readonly label: ReactNode;
  readonly title: string;
  readonly deck?: string;
}

interface CardProps extends CardContent {
  sizes?: keyof typeof SIZES;
  /** The title's level: below a section's own heading, or below the page's. */
  level?: 'h2' | 'h3';
  /** Whether its picture is the first of the page. */
  first?: boolean;
  /** Without the deck. */
  brief?: boolean;
}

/** Picture, line and title; the whole card is the link. */
export function Card({
  path,
  picture,
  label,
  title,
  deck,
  sizes = 'rail',
  level = 'h3',
  first = false,
  brief = false,
}: CardProps) {
  const href = usePageContext().links.page(path);
  return (
    <article className="card">
      <Picture file={picture} sizes={sizes} first={first} />
      {label}
      <Title as={level} href={href} hit>
        {title}
      </Title>
      {!brief && <Deck>{deck}</Deck>}
    </article>
  );
}

/** The large card next to rows or smaller cards. */
export function BigCard({ path, picture, label, title, deck, level = 'h3', first = false }: CardProps) {
  const href = usePageContext().links.page(path);
  return (
    <article className="card card--big">
      <Picture file={picture} sizes="big" first={first} />
      {label}
      <Title as={level} href={href} hit>
        {title}
      </Title>
      <Deck className="deck read">{deck}</Deck>
    </article>
  );
}

/** A title followed by a small picture. */
export function Row({ path, picture, label, title, level = 'h3' }: CardProps) {
  const href = usePageContext().links.page(path);
  return (
    <article className="row">
      <div>
        {label}
        <Title as={level} href={href} hit>
          {title}
        </Title>
      </div>
      <Picture file={picture} sizes="row" />
    </article>
  );
}

/** From this number of letters on, a lead's title is set one size smaller and may take one more line (look book §3). */
const LONG_TITLE = 70;

/** One story of the home page's first carousel. */
export function Lead({ path, picture, label, title, deck, first = false }: CardProps) {
  const href = usePageContext().links.page(path);
  return (
    <article className="lead" data-long={title.length >= LONG_TITLE ? '' : undefined}>
      <PictureLink href={href} picture={picture} sizes="lead" first={first} />
      <div className="lead-text">
        {label}
        <Title as="h2" href={href}>
          {title}
        </Title>
        <Deck className="deck read">{deck}</Deck>
        <ReadOn href={href} title={title} />
      </div>
    </article>
  );
}

/** The only story of a unit: across the full page width, so that no empty space is left next to it. */
export function Feature({ path, picture, label, title, deck, level = 'h3', first = false }: CardProps) {
  const href = usePageContext().links.page(path);
  return (
    <article className="feature">
      {picture && <PictureLink href={href} picture={picture} sizes="whole" first={first} />}
      <div className="feature-text">
        {label}
        <Title as={level} href={href}>
          {title}
        </Title>
        <Deck className="deck read">{deck}</Deck>
        <ReadOn href={href} title={title} />
      </div>
    </article>
  );
}

function PictureLink({
  href,
  picture,
  sizes,
  first,
}: Pick<CardContent, 'picture'> & { href: string; sizes: keyof typeof SIZES; first: boolean }) {
  return (
    <>
      {/* biome-ignore lint/a11y/useAnchorContent: a larger click target; the title next to it is the same link, with text. */}
      <a className={frameClass(picture, undefined, sizes)} href={href} tabIndex={-1} aria-hidden="true">
        {picture && <Photo file={picture} sizes={sizes} first={first} />}
      </a>
    </>
  );
}

function ReadOn({ href, title }: { href: string; title: string }) {
  const { readOn } = useWords(siteWords);
  return (
    <a className="more" href={href} aria-label={`${readOn}: ${title}`}>
      {readOn} <Icon name={FORWARD} />
    </a>
  );
}
