import type { NotBuilt, SiteRow } from './row.ts';

/** Books, the magazine, documents, the archive and announcements (002 §2.10–2.14). */
export const PAPER_ROWS: readonly SiteRow[] = [];

export const PAPER_NOT_BUILT: readonly NotBuilt[] = [
  { id: 'PUB-032', on: 'main', path: '/resources/publications_screen' },
  { id: 'PUB-033', on: 'main', path: '/publication_details/{Book 1}' },
  { id: 'PUB-034', on: 'main', path: '/publication_details' },
  { id: 'PUB-035', on: 'main', path: '/resources/csi_life_screen' },
  { id: 'PUB-036', on: 'main', path: '/resources/resource_docs' },
  { id: 'PUB-037', on: 'main', path: '/others/library_archive' },
  { id: 'PUB-038', on: 'main', path: '/others/statement' },
  { id: 'PUB-039', on: 'main', path: '/others/press_release' },
  { id: 'PUB-040', on: 'main', path: '/others/government_notification_schemes' },
];
