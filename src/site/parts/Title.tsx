import { hyphenate } from '#lib/hyphenate.ts';
import { languageOf } from '#lib/language.ts';
import { foreign } from './foreign.ts';

/** A file does not take the place of the page that it stands on. */
export const NEW_WINDOW = { target: '_blank', rel: 'noopener' } as const;

/**
 * A title that an editor wrote, perhaps as a link: it carries its own language, on which its size and line hang, and its long words may be
 * broken where they are not English (look book §2). `hit`: the link covers the whole card or row; `isFile`: it opens in a
 * window of its own.
 */
export function Title({
  as: Tag,
  href,
  hit = false,
  isFile = false,
  id,
  className,
  children,
}: {
  as: 'h1' | 'h2' | 'h3' | 'span';
  href?: string | undefined;
  hit?: boolean;
  isFile?: boolean;
  id?: string | undefined;
  className?: string | undefined;
  children: string;
}) {
  const text = hyphenate(children, languageOf(children));
  return (
    <Tag id={id} className={className} lang={foreign(children)}>
      {href === undefined ? (
        text
      ) : (
        <a className={hit ? 'hit' : undefined} href={href} {...(isFile && NEW_WINDOW)}>
          {text}
        </a>
      )}
    </Tag>
  );
}

/** Some words that an editor wrote under a title; nothing when there are none. */
export function Deck({
  className = 'deck',
  children = '',
}: {
  className?: string;
  children?: string | undefined;
}) {
  if (children === '') return null;
  return (
    <p className={className} lang={foreign(children)}>
      {children}
    </p>
  );
}
