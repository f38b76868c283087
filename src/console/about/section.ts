import { OFFICE, type Section } from '../kit/sectionTypes.ts';

const persons = () => import('./PersonsScreen.tsx');
const personEdit = () => import('./PersonEditScreen.tsx');
const aboutText = () => import('./AboutTextScreen.tsx');
const officersPage = { path: '/about/officer', name: { en: 'Officers' } } as const;
const associationPage = { path: '/about/{brand}ta', name: { en: 'the page of the association' } } as const;
const staffPage = { path: '/about/secretarial_staff/:type', name: { en: 'Secretarial staff' } } as const;

/** The church, its officers, committees and staff (001 §2.2). */
export const aboutSection = {
  entry: { key: 'about', name: { en: 'About {shortName}' }, icon: 'info', to: '/about', who: OFFICE },
  place: { path: '/about/history', name: { en: 'About us' } },
  screens: {
    officers: {
      alsoAt: ['/about'],
      load: persons,
      props: { list: 'officers' },
      tab: { name: { en: 'Officers' } },
      place: officersPage,
    },
    addOfficer: {
      load: personEdit,
      props: { list: 'officers' },
      place: officersPage,
    },
    editOfficer: {
      load: personEdit,
      props: { list: 'officers' },
      place: officersPage,
    },
    workingCommittee: {
      alsoAt: ['/about_{brand}/working_commitee'],
      load: () => import('./WorkingCommitteeScreen.tsx'),
      tab: { name: { en: 'Working Committee' } },
      place: { path: '/about/working_committee', name: { en: 'Working committee' } },
    },
    executiveCommittee: {
      load: aboutText,
      props: { text: 'executive_committee' },
      tab: { name: { en: 'Executive Committee' } },
      place: { path: '/about/executive_committee', name: { en: 'Executive committee' } },
    },
    associationContent: {
      load: aboutText,
      props: { text: 'association_content' },
      tab: { name: { en: '{shortName}TA' } },
      place: associationPage,
    },
    associationOfficers: {
      load: persons,
      props: { list: 'associationOfficers' },
      place: associationPage,
    },
    addAssociationOfficer: {
      load: personEdit,
      props: { list: 'associationOfficers' },
      place: associationPage,
    },
    editAssociationOfficer: {
      load: personEdit,
      props: { list: 'associationOfficers' },
      place: associationPage,
    },
    staff: {
      alsoAt: ['/about/secretarial_staff'],
      load: persons,
      props: { list: 'staff' },
      tab: { name: { en: 'Secretarial Staff' } },
      place: staffPage,
    },
    addStaff: {
      load: personEdit,
      props: { list: 'staff' },
      place: staffPage,
    },
    editStaff: {
      load: personEdit,
      props: { list: 'staff' },
      place: staffPage,
    },
    aboutHistory: {
      load: aboutText,
      props: { text: 'history' },
      tab: { name: { en: 'History' } },
    },
    aboutVision: {
      load: aboutText,
      props: { text: 'vision' },
      tab: { name: { en: 'Vision' } },
    },
    aboutMission: {
      load: aboutText,
      props: { text: 'mission' },
      tab: { name: { en: 'Mission' } },
    },
    aboutLogo: {
      load: aboutText,
      props: { text: 'logo' },
      tab: { name: { en: 'Logo' } },
    },
  },
} as const satisfies Section;
