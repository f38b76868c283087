import { hyphenate } from '#lib/hyphenate.ts';
import { languageOf } from '#lib/language.ts';
import { foreign } from './foreign.ts';

/** A file opens in a new window, so that its page stays open. */
export const NEW_WINDOW = { target: '_blank', rel: 'noopener' } as const;

/**
 * A title written by an editor, optionally a link: it is marked with its own language, which sets its size and line height, and its long words may be
 * hyphenated if it is not English (look book §2). `hit`: the link covers the whole card or row; `isFile`: it opens in a new window.
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

/** A short text by an editor below a title; nothing if it is empty. */
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
      {hyphenate(children, languageOf(children))}
    </p>
  );
}
