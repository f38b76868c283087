import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { FORWARD } from './icons.tsx';

interface SectionProps {
  /** The anchor, and the base of the heading's id. */
  id: string;
  title: string;
  /** What stands at the heading's other end. */
  aside?: ReactNode;
  /** Inside a page that keeps the margins itself. */
  plain?: boolean;
  /** Leads elsewhere, and so is of no use on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A section of a page: the kasavu line, its title, and what it holds. */
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

/** The way on from a section. `name`: what it is called where its words alone do not say whereto. */
export function More({ href, name, children }: { href: string; name?: string; children: string }) {
  return (
    <a className="more" href={href} aria-label={name}>
      {children} <Icon name={FORWARD} />
    </a>
  );
}

/** A part of a page whose name stands in the margin, with its matter beside it (look book §3). `note`: a few words under the name; `act`: what can be done with it. */
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
