import { usePageContext } from '../context/pageContext.ts';

/** A page in a row of tabs. */
export interface Tab {
  readonly label: string;
  readonly href: string;
  readonly here: boolean;
}

/** Links to the sibling pages, in a row that scrolls if it is too long. */
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

/** The pages of a menu section, as tabs. `section`: its title in the menu. */
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
