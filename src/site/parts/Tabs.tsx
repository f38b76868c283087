/** A place beside others. */
export interface Tab {
  readonly label: string;
  readonly href: string;
  readonly here: boolean;
}

/** The pages beside this one, in a row that scrolls where it is too long. */
export function Tabs({ name, tabs }: { name: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={name}>
      {tabs.map(({ label, href, here }) => (
        <a key={href} href={href} aria-current={here ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
