import { Tabs } from './Tabs.tsx';
import { useEntryTabs } from './useEntryTabs.ts';

/** The tabs of the shown screen's entry of the sidebar, for a head that is not that of a `RecordListScreen`. */
export function EntryTabs() {
  const tabs = useEntryTabs();
  return tabs && <Tabs {...tabs} />;
}
