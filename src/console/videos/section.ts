import { OFFICE, type Section } from '../kit/sectionTypes.ts';

/** Videos (001 §2.3). */
export const videosSection = {
  entry: {
    key: 'videos',
    name: { en: '{shortName} Videos' },
    icon: 'video',
    who: OFFICE,
  },
  place: { path: '/{brand}_videos_screen', name: { en: 'Videos' } },
  screens: {
    videos: {
      alsoAt: ['/{brand}videos'],
      load: () => import('./VideosScreen.tsx'),
    },
  },
} as const satisfies Section;
