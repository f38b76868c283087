import { Tabs } from './Tabs.tsx';
import { useEntryTabs } from './useEntryTabs.ts';

/** The tabs of the current sidebar entry, for screens that do not use `RecordListScreen`. */
export function EntryTabs() {
  const tabs = useEntryTabs();
  return tabs && <Tabs {...tabs} />;
}
