import { useEntries } from '../kit/entries.ts';
import { useStaff } from '../kit/session.ts';
import { Tabs } from '../kit/Tabs.tsx';

/** The office's two screens for looking after the installation: status and audit log. A unit's user has only the second one. */
const BOTH = ['status', 'audit'] as const;

/** Tabs between the two. */
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
