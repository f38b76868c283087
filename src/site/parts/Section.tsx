import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { FORWARD } from './icons.tsx';

interface SectionProps {
  /** The anchor, and the base of the heading's id. */
  id: string;
  title: string;
  /** Content at the other end of the heading. */
  aside?: ReactNode;
  /** For a page that sets the margins itself. */
  plain?: boolean;
  /** Links elsewhere only, so it is not printed. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A section of a page: the kasavu line, its title and its content. */
export function Section({ id, title, aside, plain = false, screenOnly = false, children }: SectionProps) {
  const classes = ['section', !plain && 'wrap', screenOnly && 'screen-only'].filter(Boolean).join(' ');
  return (
    <section className={classes} id={id} aria-labelledby={`${id}-title`}>
      <div className="sec-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** A link that leads on from a section. `name`: its accessible name, if its text does not say where it leads. */
export function More({ href, name, children }: { href: string; name?: string; children: string }) {
  return (
    <a className="more" href={href} aria-label={name}>
      {children} <Icon name={FORWARD} />
    </a>
  );
}

/** A part of a page with its name in the margin and its content next to it (look book §3). `note`: a few words below the name; `act`: an action. */
export function Group({
  id,
  title,
  note,
  act,
  screenOnly = false,
  children,
}: Pick<SectionProps, 'id' | 'title' | 'screenOnly' | 'children'> & {
  note?: string | undefined;
  act?: ReactNode;
}) {
  return (
    <section className={screenOnly ? 'group screen-only' : 'group'} id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <p className="label">{note}</p>}
        {act}
      </header>
      <div>{children}</div>
    </section>
  );
}
