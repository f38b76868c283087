import { translations } from '#lib/translations.ts';

/** The words of the error pages: what happened, and what to do. */
export const errorWords = translations({
  en: {
    home: 'Go to the first page',
    near: 'Perhaps you are looking for',
    honeypotFilled:
      'This looks as if a program had filled it in. If you did, please press the button once more.',
    errors: {
      notFound: {
        title: 'Page not found',
        sentence: 'There is no page at this address. It may have been moved, or taken off the site.',
      },
      noSite: {
        title: 'No such site',
        sentence:
          'No diocese or department has this address. Go to the main site, and choose one from its menu.',
      },
      badRequest: {
        title: 'This address cannot be read',
        sentence:
          'Something in the address, or in what was sent with it, is not right. Check it, or start from the first page.',
      },
      failed: {
        title: 'This page could not be made',
        sentence:
          'Something went wrong on our side, and it has been noted. Please try again in a few minutes.',
      },
      away: {
        title: 'The site is not reachable just now',
        sentence: 'The office is at work on it. Please try again in a few minutes.',
      },
      tooMany: {
        title: 'Too many searches at once',
        sentence: 'Please wait a few seconds and search again.',
      },
      badForm: {
        title: 'This form could not be read',
        sentence: 'It did not come from a page of this site, or it is too long. Go back, and send it again.',
      },
    },
  },
});
