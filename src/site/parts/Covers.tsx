import type { StoredFile } from '#kinds/records.ts';
import type { PublicationList, PublicationTeaser } from '../context/data.ts';
import { foreign } from './foreign.ts';
import { Picture } from './Picture.tsx';
import { NEW_WINDOW, Title } from './Title.tsx';

/** A cover on a shelf or in a carousel: a book, a magazine issue. */
export interface CoverContent {
  readonly id: string;
  /** The path of a page or a file; undefined: nothing to open. */
  readonly href: string | undefined;
  /** Whether it is a file, which opens in a new window. */
  readonly isFile?: boolean;
  /** null: no picture, so the cover is typeset. */
  readonly picture: StoredFile | null;
  readonly title: string;
  /** The line under the title. */
  readonly line?: string | undefined;
  /** A badge, such as 'Special Edition'. */
  readonly tag?: string | undefined;
  /** The label of its action; looks like a button, though the whole cover is the link. */
  readonly act?: string | undefined;
  /** A second link, with its whole name: to where a file can be read. */
  readonly also?: { readonly href: string; readonly text: string; readonly name: string } | undefined;
}

/** A cover with its title below; the whole of it is the link. */
export function Cover({
  href,
  isFile = false,
  picture,
  title,
  line,
  tag,
  act,
  also,
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
      {also && (
        <a className="as-page" href={also.href} aria-label={also.name}>
          {also.text}
        </a>
      )}
    </article>
  );
}

/** Covers in rows of five, or of four next to a heading in the margin. */
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

/** The item of a list shown large: the newest of all, or the only one found. */
export const leadOf = ({ items, page, isFiltered }: PublicationList): PublicationTeaser | undefined =>
  page === 1 && (!isFiltered || items.length === 1) ? items[0] : undefined;

/** The newest one, large, with an introduction and a button. `note`: next to the button. */
export function LeadCover({
  href,
  isFile = false,
  picture,
  title,
  deck,
  tag,
  act,
  note,
  also,
}: Omit<CoverContent, 'id' | 'line'> & { deck: string; act: string; note?: string | undefined }) {
  const target = isFile ? NEW_WINDOW : {};
  const cover = <CoverPicture picture={picture} title={title} sizes="coverLead" first />;
  return (
    <article className="cover cover--lead">
      {href === undefined && cover}
      {href !== undefined && (
        <>
          {/* biome-ignore lint/a11y/useAnchorContent: a larger click target; the button is the same link, with text. */}
          <a href={href} {...target} tabIndex={-1} aria-hidden="true">
            {cover}
          </a>
        </>
      )}
      <div>
        {tag && <span className="tag">{tag}</span>}
        <Title as="h2">{title}</Title>
        {deck && (
          <div className="prose">
            <p lang={foreign(deck)}>{deck}</p>
          </div>
        )}
        {href !== undefined && (
          <p className="acts">
            <a className="btn" href={href} {...target} aria-label={`${act} ${title}`}>
              {act}
            </a>{' '}
            {also && (
              <a className="btn btn--line" href={also.href} aria-label={also.name}>
                {also.text}
              </a>
            )}{' '}
            {note && <span className="label">{note}</span>}
          </p>
        )}
      </div>
    </article>
  );
}

/** A cover's picture; typeset if there is none. */
export function CoverPicture({
  picture,
  alt = '',
  title,
  sizes,
  first,
}: Pick<CoverContent, 'picture' | 'title'> & {
  alt?: string | undefined;
  sizes: 'cover' | 'coverLead' | 'book';
  first: boolean;
}) {
  if (picture) return <Picture file={picture} alt={alt} sizes={sizes} first={first} />;
  return (
    <span className="pic pic--type" aria-hidden="true">
      <i />
      <b lang={foreign(title)}>{title}</b>
    </span>
  );
}
