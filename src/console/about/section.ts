import { OFFICE, type Section } from '../section.ts';

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
      at: ['/about_{brand}/officers', '/about'],
      load: persons,
      props: { list: 'officers' },
      tab: { name: { en: 'Officers' } },
      place: officersPage,
    },
    addOfficer: {
      at: ['/about_{brand}/addofficers'],
      load: personEdit,
      props: { list: 'officers' },
      place: officersPage,
    },
    editOfficer: {
      at: ['/about_{brand}/addofficers/:id'],
      load: personEdit,
      props: { list: 'officers' },
      place: officersPage,
    },
    workingCommittee: {
      at: ['/about/working_commitee', '/about_{brand}/working_commitee'],
      load: () => import('./WorkingCommitteeScreen.tsx'),
      tab: { name: { en: 'Working Committee' } },
      place: { path: '/about/working_committee', name: { en: 'Working committee' } },
    },
    executiveCommittee: {
      at: ['/about/executive_commitee'],
      load: aboutText,
      props: { text: 'executive_committee' },
      tab: { name: { en: 'Executive Committee' } },
      place: { path: '/about/executive_committee', name: { en: 'Executive committee' } },
    },
    associationContent: {
      at: ['/about/{brand}ta/content'],
      load: aboutText,
      props: { text: 'association_content' },
      tab: { name: { en: '{shortName}TA' } },
      place: associationPage,
    },
    associationOfficers: {
      at: ['/about/{brand}ta/{brand}ta_officers'],
      load: persons,
      props: { list: 'associationOfficers' },
      place: associationPage,
    },
    addAssociationOfficer: {
      at: ['/about/{brand}ta/add_officers'],
      load: personEdit,
      props: { list: 'associationOfficers' },
      place: associationPage,
    },
    editAssociationOfficer: {
      at: ['/about/{brand}ta/add_officers/:id'],
      load: personEdit,
      props: { list: 'associationOfficers' },
      place: associationPage,
    },
    staff: {
      at: ['/about_{brand}/secretarial_staff', '/about/secretarial_staff'],
      load: persons,
      props: { list: 'staff' },
      tab: { name: { en: 'Secretarial Staff' } },
      place: staffPage,
    },
    addStaff: {
      at: ['/about_{brand}/addstaff'],
      load: personEdit,
      props: { list: 'staff' },
      place: staffPage,
    },
    editStaff: {
      at: ['/about_{brand}/addstaff/:id'],
      load: personEdit,
      props: { list: 'staff' },
      place: staffPage,
    },
    aboutHistory: {
      at: ['/about_{brand}/history'],
      load: aboutText,
      props: { text: 'history' },
      tab: { name: { en: 'History' } },
    },
    aboutVision: {
      at: ['/about_{brand}/vision'],
      load: aboutText,
      props: { text: 'vision' },
      tab: { name: { en: 'Vision' } },
    },
    aboutMission: {
      at: ['/about_{brand}/mission'],
      load: aboutText,
      props: { text: 'mission' },
      tab: { name: { en: 'Mission' } },
    },
    aboutLogo: {
      at: ['/about_{brand}/logo'],
      load: aboutText,
      props: { text: 'logo' },
      tab: { name: { en: 'Logo' } },
    },
  },
} as const satisfies Section;
