import type { NotBuilt, SiteRow } from './row.ts';

/** Events, campaigns, videos and worship (002 §2.7–2.9, §2.15). */
export const LIFE_ROWS: readonly SiteRow[] = [];

export const LIFE_NOT_BUILT: readonly NotBuilt[] = [
  { id: 'PUB-026', on: 'main', path: '/home/event' },
  { id: 'PUB-027', on: 'main', path: '/home/event/departments' },
  { id: 'PUB-028', on: 'main', path: '/home/event/departments/{youth}' },
  { id: 'PUB-029', on: 'main', path: '/about/campaign_list_screen' },
  { id: 'PUB-030', on: 'main', path: '/campaign_screen/{Campaign 1}' },
  { id: 'PUB-031', on: 'main', path: '/csi_videos_screen' },
  { id: 'PUB-041', on: 'main', path: '/resources/worship_resource/prayer_calendar' },
  { id: 'PUB-042', on: 'main', path: '/resources/worship_resource/csi_lectionary' },
  { id: 'PUB-043', on: 'main', path: '/resources/worship_resource/sermon_outlines' },
];
