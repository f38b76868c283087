import { DIOCESES, type Section } from '../section.ts';

const descriptionEdit = () => import('./DescriptionEditScreen.tsx');
const diocesesPage = { path: '/home/diocese', name: { en: 'the page of each diocese' } } as const;

/** Dioceses, and what stands on their pages (000 §2.6). */
export const diocesesSection = {
  entry: { key: 'dioceses', name: { en: 'Dioceses' }, icon: 'church', to: '/dioceses', who: DIOCESES },
  place: { path: '/home/diocese/:id', name: { en: 'the page of this diocese' } },
  screens: {
    dioceseInformation: {
      at: ['/dioceses/diocese_information'],
      load: () => import('./DioceseInformationScreen.tsx'),
      tab: { name: { en: 'Diocese Information' } },
      place: diocesesPage,
    },
    dioceseAddress: {
      at: ['/dioceses/diocese_information/address/:id'],
      load: () => import('./AddressScreen.tsx'),
    },
    dioceseBanner: {
      at: ['/dioceses/diocese_information/banner_images/:id'],
      load: () => import('./BannerScreen.tsx'),
    },
    dioceseGallery: {
      at: ['/dioceses/diocese_information/gallery/:id'],
      load: () => import('./GalleryScreen.tsx'),
    },
    diocesePersonnel: {
      at: ['/dioceses/diocese_information/personnels/:id'],
      load: () => import('./DiocesePersonnelScreen.tsx'),
    },
    dioceseDescription: {
      at: ['/dioceses/diocese_information/description/:id'],
      load: () => import('./DescriptionScreen.tsx'),
    },
    dioceseRoll: {
      at: ['/dioceses/diocese_information/ministerial_roll/:id'],
      load: () => import('./RollScreen.tsx'),
    },
    addDioceseDescription: {
      at: ['/dioceses/diocese_information/add_description'],
      load: descriptionEdit,
      place: diocesesPage,
    },
    editDioceseDescription: {
      at: ['/dioceses/diocese_information/edit_description/:id'],
      load: descriptionEdit,
      place: diocesesPage,
    },
  },
} as const satisfies Section;
