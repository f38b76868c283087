import { useLocation } from 'react-router';
import type { UnitKind } from '#kinds/define.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import { useUnitTabs } from '../units/unitTabs.ts';
import { ScreenHead } from './ScreenHead.tsx';
import { sectionOf } from './sections.ts';
import { Tabs } from './Tabs.tsx';
import { useSections } from './useSections.ts';
import { SHELL } from './words.ts';

/** A section that has its place in the console, but no screen in this version. */
export function NotYetScreen() {
  const { pathname } = useLocation();
  const words = useWords(SHELL);
  const section = sectionOf(pathname, useSections());
  const unit: UnitKind | undefined = pathname.startsWith('/departments')
    ? 'department'
    : pathname.startsWith('/dioceses')
      ? 'diocese'
      : undefined;
  const unitTabs = useUnitTabs(unit ?? 'department');
  const tab = unit && unitTabs.tabs.find(({ to }) => pathname.startsWith(to));
  return (
    <>
      <ScreenHead title={tab?.name ?? section?.label ?? words.panel} />
      {unit && <Tabs {...unitTabs} />}
      <EmptyState sentence={words.notYet} />
    </>
  );
}
