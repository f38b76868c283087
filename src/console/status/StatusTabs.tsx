import { useStaff } from '../session.ts';
import { useEntries } from '../shell/entries.ts';
import { Tabs } from '../shell/Tabs.tsx';

/** Both in which the office looks after the installation: how it does, and who did what. A unit's user has the second alone. */
const BOTH = ['status', 'audit'] as const;

/** Leads from one to the other. */
export function StatusTabs() {
  const entries = useEntries();
  const { is } = useStaff();
  const tabs = BOTH.flatMap((key) => {
    const entry = entries.find((one) => one.key === key && one.who.includes(is));
    return entry ? [{ name: entry.label, to: entry.to, routes: [key] }] : [];
  });
  const [first] = tabs;
  return first && tabs.length > 1 ? <Tabs label={first.name} tabs={tabs} /> : null;
}
