import { translations } from '#lib/translations.ts';

/** The words of a diocese's first page (002 §2.21, AMB-077). */
export const dioceseWords = translations({
  en: {
    anchors: {
      top: 'Home',
      about: 'About Us',
      roll: 'Ministerial Roll',
      news: 'News & Events',
      events: 'News & Events',
      gallery: 'Gallery',
      contact: 'Get in Touch',
    },
    banners: 'Pictures of the diocese',
    shepherds: 'Bishop and director',
    officers: 'Diocesan Officers',
    about: 'About Us',
    roll: 'Ministerial Roll',
    events: 'Events',
    gallery: 'Gallery',
    /** Name of the gallery's nth picture (002 §2.21). */
    picture: (n: number, of: number) => `${n} / ${of}`,
    contact: 'Get in touch',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    submit: 'Submit',
    sent: 'Details sent',
    failed: 'Failed to send details',
    notYet: 'What is not here yet',
    none: {
      shepherds: 'Personnel Details is not found',
      officers: 'Diocesan Officer Details is not found',
      about: 'No description is found',
      roll: 'No Minsiterial Roll added',
      events: 'No current events found',
      gallery: 'No Gallery is found',
    },
    description: (diocese: string, church: string) => `${diocese}, ${church}: news and how to reach us.`,
  },
});
