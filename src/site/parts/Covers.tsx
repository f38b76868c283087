import type { ReactNode } from 'react';
import type { StoredFile } from '#kinds/records.ts';
import { foreign } from './foreign.ts';
import { Photo } from './Picture.tsx';
import { Title } from './Title.tsx';

/** What a cover on a shelf or in a carousel shows: a book, an issue of the magazine. */
export interface CoverContent {
  readonly id: string;
  /** A page, or a file; undefined: there is nothing to open. */
  readonly href: string | undefined;
  /** Whether it is a file, which opens in a window of its own. */
  readonly isFile?: boolean;
  /** null: none, so the cover is set in type. */
  readonly picture: StoredFile | null;
  readonly title: string;
  /** The line under the title. */
  readonly line?: string | undefined;
  /** A mark of its own, such as 'Special Edition'. */
  readonly tag?: string | undefined;
  /** What pressing does; drawn as a button, though the whole cover is the link. */
  readonly act?: string | undefined;
}

/** A cover with its title below; the whole is the link. */
export function Cover({
  href,
  isFile = false,
  picture,
  title,
  line,
  tag,
  act,
  level = 'h3',
  first = false,
}: CoverContent & { level?: 'h2' | 'h3'; first?: boolean }) {
  return (
    <article className="cover">
      <CoverPicture picture={picture} title={title} sizes="cover" first={first} />
      <Title as={level} href={href} isFile={isFile} hit>
        {title}
      </Title>
      {tag && <span className="tag">{tag}</span>}
      {line && (
        <p className="label" lang={foreign(line)}>
          {line}
        </p>
      )}
      {act && href !== undefined && (
        <span className="btn btn--line" aria-hidden="true">
          {act}
        </span>
      )}
    </article>
  );
}

/** Covers in rows of five, or of four beside a name in the margin. */
export function Shelf({
  covers,
  five = false,
  level = 'h3',
}: {
  covers: readonly CoverContent[];
  five?: boolean;
  level?: 'h2' | 'h3';
}) {
  return (
    <div className={five ? 'shelf shelf--5' : 'shelf'}>
      {covers.map((cover) => (
        <Cover key={cover.id} {...cover} level={level} />
      ))}
    </div>
  );
}

/** The newest one, large, with some words beside it. `children`: what can be done with it. */
export function LeadCover({
  picture,
  title,
  line,
  tag,
  children,
}: Pick<CoverContent, 'picture' | 'title' | 'line' | 'tag'> & { children: ReactNode }) {
  return (
    <article className="cover cover--lead">
      <CoverPicture picture={picture} title={title} sizes="coverLead" first />
      <div>
        {tag && <span className="tag">{tag}</span>}
        <Title as="h2">{title}</Title>
        {line && (
          <div className="prose">
            <p lang={foreign(line)}>{line}</p>
          </div>
        )}
        <p className="acts">{children}</p>
      </div>
    </article>
  );
}

function CoverPicture({
  picture,
  title,
  sizes,
  first,
}: Pick<CoverContent, 'picture' | 'title'> & { sizes: 'cover' | 'coverLead'; first: boolean }) {
  if (!picture)
    return (
      <span className="pic pic--type" aria-hidden="true">
        <i />
        <b lang={foreign(title)}>{title}</b>
      </span>
    );
  return (
    <span className="pic">
      <Photo file={picture} sizes={sizes} first={first} />
    </span>
  );
}
