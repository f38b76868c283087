import type { UnitKind } from '#kinds/define.ts';
import type { NewsType } from '#kinds/news.ts';

/** A unit's page on the main site. */
export const unitPath = (kind: UnitKind, id: string): string =>
  kind === 'department' ? `/department/${id}` : `/home/diocese/${id}`;

/** A family's list, narrowed to one unit when `unitId` is given. */
export const newsListPath = (type: NewsType, unitId?: string): string =>
  `/news_list_screen/${type}${unitId === undefined ? '' : `/${unitId}`}`;

/** Where a stored file is served, on every host. */
export const mediaPath = (name: string): string => `/media/${encodeURIComponent(name)}`;
