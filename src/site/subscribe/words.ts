import { translations } from '#lib/translations.ts';

/** The words of the forms by which one subscribes (002 §2.5, §8). */
export const subscribeWords = translations({
  en: {
    title: 'Newsletter',
    foot: 'The paper, by mail',
    coupon: 'The paper, in your inbox',
    says: 'One letter a month: the news of the dioceses, the dates to keep, and a prayer.',
    name: 'Name',
    email: 'Email',
    phone: 'Mobile',
    submit: 'Subscribe',
    done: 'Subscribed',
  },
});
