import type { NewsTeaser } from '../data.ts';
import { newsPath } from '../host/paths.ts';
import { foreign } from './foreign.ts';
import { NewsLine } from './NewsLine.tsx';
import { Picture, type SIZES } from './Picture.tsx';

interface CardProps {
  item: NewsTeaser;
  sizes?: keyof typeof SIZES;
  /** The headline's level: below a section's own heading, or below the page's. */
  level?: 'h2' | 'h3';
  deck?: boolean;
  first?: boolean;
}

/** A news item as picture, line and headline; the whole is the link. */
export function NewsCard({
  item,
  sizes = 'rail',
  level: Headline = 'h3',
  deck = false,
  first = false,
}: CardProps) {
  return (
    <article className="card">
      <Picture file={item.picture} sizes={sizes} first={first} />
      <NewsLine unitName={item.unitName} day={item.day} />
      <Headline lang={foreign(item.title)}>
        <NewsLink item={item} className="hit" />
      </Headline>
      {deck && <Deck text={item.deck} className="deck" />}
    </article>
  );
}

/** The large one beside rows or smaller cards. */
export function BigNewsCard({ item, first = false }: { item: NewsTeaser; first?: boolean }) {
  return (
    <article className="card card--big">
      <Picture file={item.picture} sizes="big" first={first} />
      <NewsLine unitName={item.unitName} day={item.day} />
      <h3 lang={foreign(item.title)}>
        <NewsLink item={item} className="hit" />
      </h3>
      <Deck text={item.deck} className="deck read" />
    </article>
  );
}

/** A headline with a small picture behind it. */
export function NewsRow({ item }: { item: NewsTeaser }) {
  return (
    <article className="row">
      <div>
        <NewsLine unitName={item.unitName} day={item.day} />
        <h3 lang={foreign(item.title)}>
          <NewsLink item={item} className="hit" />
        </h3>
      </div>
      <Picture file={item.picture} sizes="row" />
    </article>
  );
}

/** The headline as a link. */
export function NewsLink({ item, className }: { item: NewsTeaser; className?: string }) {
  return (
    <a className={className} href={newsPath(item.type, item.id)}>
      {item.title}
    </a>
  );
}

function Deck({ text, className }: { text: string; className: string }) {
  if (text === '') return null;
  return (
    <p className={className} lang={foreign(text)}>
      {text}
    </p>
  );
}
