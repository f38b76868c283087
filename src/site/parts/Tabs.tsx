import { usePageContext } from '../shell/pageContext.ts';

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
      {tabs.flatMap(({ label, href, here }) => [
        <a key={href} href={href} aria-current={here ? 'page' : undefined}>
          {label}
        </a>,
        ' ',
      ])}
    </nav>
  );
}

/** The places of a section of the menu, as tabs: those that there are. `section`: its name there. */
export function MenuTabs({ section }: { section: string }) {
  const { menu, url, links } = usePageContext();
  const entries = menu.sections.find(({ title }) => title === section)?.entries ?? [];
  return (
    <Tabs
      name={section}
      tabs={entries.map(({ label, path, url: of }) => ({ label, href: links.page(path), here: of === url }))}
    />
  );
}
