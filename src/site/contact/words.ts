import { translations } from '#lib/translations.ts';

/** The words of the synod's contact page (002 §2.19). */
export const contactWords = translations({
  en: {
    title: 'Contact Us',
    touch: 'Get in Touch',
    find: 'Find Us, on OpenStreetMap',
    queries: 'Have any Queries?',
    name: 'Name',
    email: 'Email address',
    subject: 'Subject',
    message: 'Message',
    submit: 'Submit',
    sent: 'Details sent',
    failed: 'Failed to send details',
  },
});
