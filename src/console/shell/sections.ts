import type { Role } from '#kinds/define.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { IconName } from '#ui/Icon.tsx';

/** One entry of the sidebar with what belongs to it. */
export interface Section {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
  readonly who: readonly Role[];
  /** First pieces of the paths that belong to the section. */
  readonly owns: readonly string[];
}

const OFFICE: readonly Role[] = ['full_administrator'];

/** The sidebar from top to bottom (000 §2.1; the order is fixed). A unit's user sees the own section only. */
export function sections({ brand, shortName }: Organisation): Section[] {
  return [
    { label: 'Users', to: '/users', icon: 'people', who: OFFICE, owns: ['users'] },
    {
      label: 'Dioceses',
      to: '/dioceses',
      icon: 'church',
      who: ['full_administrator', 'diocese_user'],
      owns: ['dioceses'],
    },
    {
      label: 'Departments',
      to: '/departments',
      icon: 'department',
      who: ['full_administrator', 'department_user'],
      // The top-level news routes show department news (AMB-035).
      owns: ['departments', 'news', 'add_news', 'test'],
    },
    {
      label: `About ${shortName}`,
      to: '/about',
      icon: 'info',
      who: OFFICE,
      owns: ['about', `about_${brand}`],
    },
    {
      label: `${shortName} Videos`,
      to: `/${brand}_videos`,
      icon: 'video',
      who: OFFICE,
      owns: [`${brand}_videos`, `${brand}videos`],
    },
    {
      label: 'Newsletter',
      to: '/news_letter/departments',
      icon: 'mail',
      who: OFFICE,
      owns: ['news_letter', 'news_letter_test', 'subscriber'],
    },
    { label: 'Publications', to: '/publications', icon: 'book', who: OFFICE, owns: ['publications'] },
    { label: 'Campaigns', to: '/campaigns', icon: 'flag', who: OFFICE, owns: ['campaigns'] },
    {
      label: 'Worship Resources',
      to: '/worship_resources',
      icon: 'lamp',
      who: OFFICE,
      owns: ['worship_resources'],
    },
    {
      label: 'Announcements',
      to: '/announcements/govt_notification_schemes/govt',
      icon: 'announcement',
      who: OFFICE,
      owns: ['announcements'],
    },
    {
      label: 'Advertisement',
      to: '/advertisement',
      icon: 'advertisement',
      who: OFFICE,
      owns: ['advertisement'],
    },
    { label: 'Partners & Network', to: '/partners', icon: 'link', who: OFFICE, owns: ['partners'] },
  ];
}

/** The section that a path belongs to, whatever may follow its first piece; undefined for paths outside all sections. */
export function sectionOf(path: string, all: readonly Section[]): Section | undefined {
  const first = path.split('/')[1] ?? '';
  return all.find((section) => section.owns.includes(first));
}

/** Whether somebody with this role may be on a path (AMB-067). Paths outside all sections are the office's. */
export function mayVisit(path: string, role: Role, all: readonly Section[]): boolean {
  return (sectionOf(path, all)?.who ?? OFFICE).includes(role);
}
