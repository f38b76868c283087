import { Link, useLocation } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { useOrganisation } from '../organisation.ts';
import { useStaff } from '../session.ts';
import { sectionOf, sections } from './sections.ts';
import { SHELL } from './words.ts';

/** The sections beside the work, on wide windows. */
export function Sidebar() {
  return (
    <div className="side">
      <SectionLinks label={SHELL.sections} />
    </div>
  );
}

/** The sections that the person may see, in the specification's order (000 §2.1). */
export function SectionLinks({ label }: { label: string }) {
  const { is } = useStaff();
  const all = sections(useOrganisation());
  const current = sectionOf(useLocation().pathname, all);
  return (
    <nav className="nav" aria-label={label}>
      {all
        .filter((section) => section.who.includes(is))
        .map((section) => (
          <Link key={section.to} to={section.to} aria-current={section === current ? 'page' : undefined}>
            <Icon name={section.icon} />
            {section.label}
          </Link>
        ))}
    </nav>
  );
}
