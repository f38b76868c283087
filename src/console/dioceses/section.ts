import { DIOCESES, type Section } from '../kit/sectionTypes.ts';

const descriptionEdit = () => import('./DescriptionEditScreen.tsx');
const diocesesPage = { path: '/home/diocese', name: { en: 'the page of each diocese' } } as const;

/** Dioceses and the content of their pages (000 §2.6). */
export const diocesesSection = {
  entry: { key: 'dioceses', name: { en: 'Dioceses' }, icon: 'church', to: '/dioceses', who: DIOCESES },
  place: { path: '/home/diocese/:id', name: { en: 'the page of this diocese' } },
  screens: {
    dioceseInformation: {
      load: () => import('./DioceseInformationScreen.tsx'),
      tab: { name: { en: 'Diocese Information' } },
      place: diocesesPage,
    },
    dioceseAddress: {
      load: () => import('./AddressScreen.tsx'),
    },
    dioceseBanner: {
      load: () => import('./BannerScreen.tsx'),
    },
    dioceseGallery: {
      load: () => import('./GalleryScreen.tsx'),
    },
    diocesePersonnel: {
      load: () => import('./DiocesePersonnelScreen.tsx'),
    },
    dioceseDescription: {
      load: () => import('./DescriptionScreen.tsx'),
    },
    dioceseRoll: {
      load: () => import('./RollScreen.tsx'),
    },
    addDioceseDescription: {
      load: descriptionEdit,
      place: diocesesPage,
    },
    editDioceseDescription: {
      load: descriptionEdit,
      place: diocesesPage,
    },
  },
} as const satisfies Section;
