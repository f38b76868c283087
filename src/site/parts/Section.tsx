import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';

interface SectionProps {
  /** The anchor, and the base of the heading's id. */
  id: string;
  title: string;
  /** What stands at the heading's other end. */
  aside?: ReactNode;
  /** Inside a page that keeps the margins itself. */
  plain?: boolean;
  children: ReactNode;
}

/** A section of a page: the kasavu line, its title, and what it holds. */
export function Section({ id, title, aside, plain = false, children }: SectionProps) {
  return (
    <section className={plain ? 'section' : 'section wrap'} id={id} aria-labelledby={`${id}-title`}>
      <div className="sec-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The way on from a section. */
export function More({ href, children }: { href: string; children: string }) {
  return (
    <a className="more" href={href}>
      {children} <Icon name="forward" />
    </a>
  );
}
