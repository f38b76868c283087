import type { ReactNode } from 'react';

/** Words, and beside them what belongs to them (look book §3). `name`: of what stands beside, for the ear. */
export function TextPage({ name, aside, children }: { name: string; aside: ReactNode; children: ReactNode }) {
  return (
    <div className="text-page mt-7">
      <div>{children}</div>
      <aside aria-label={name}>{aside}</aside>
    </div>
  );
}

/** A part of what stands beside the words. */
export function Beside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
