import type { ReactNode } from 'react';

/** A text with related content next to it (look book §3). `name`: accessible name of the related content. */
export function TextPage({ name, aside, children }: { name: string; aside: ReactNode; children: ReactNode }) {
  return (
    <div className="text-page mt-7">
      <div>{children}</div>
      <aside aria-label={name}>{aside}</aside>
    </div>
  );
}

/** A part of the content next to the text. */
export function Beside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
