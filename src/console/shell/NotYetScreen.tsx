import { useLocation } from 'react-router';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NEWS_WORDS } from '../news/words.ts';
import { useOrganisation } from '../organisation.ts';
import { ScreenHead } from './ScreenHead.tsx';
import { sectionOf, sections } from './sections.ts';
import { Tabs } from './Tabs.tsx';
import { SHELL } from './words.ts';

/** A section that has its place in the console, but no screen in this version. */
export function NotYetScreen() {
  const { pathname } = useLocation();
  const section = sectionOf(pathname, sections(useOrganisation()));
  const unit = Object.values(NEWS_WORDS).find(({ section: of }) => of === section?.label);
  const tab = unit?.tabs.find(({ to }) => pathname.startsWith(to));
  return (
    <>
      <ScreenHead title={tab?.name ?? section?.label ?? SHELL.panel} />
      {unit && <Tabs label={unit.section} tabs={unit.tabs} />}
      <EmptyState sentence={SHELL.notYet} />
    </>
  );
}
