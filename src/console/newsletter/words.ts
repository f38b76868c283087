import { translations } from '#lib/translations.ts';

/** The tabs of the Newsletter section (001 §2.4). */
export const NEWSLETTER_TABS = translations({ en: { newsletter: 'Newsletter', subscribers: 'Subscriber' } });

/** The words of the Subscribers (001 §2.4, §8); the odd fallbacks are the specification's (AMB-052, AMB-087). */
export const SUBSCRIBERS = translations({
  en: {
    heading: 'Subscribers',
    add: 'Add Subscriber',
    edit: 'Edit Subscriber',
    remove: 'Delete Subscriber',
    submitAdd: 'Add',
    submitEdit: 'Update',
    search: 'Search subscribers',
    empty: 'Subscribers is not found',
    since: 'Since',
    states: {
      subscribed: 'Subscribed',
      unconfirmed: 'Not confirmed',
      parked: 'Mail comes back',
      unsubscribed: 'Unsubscribed',
    },
    file: 'subscribers',
    failed: {
      list: 'Failed to get Subscriber',
      get: 'Failed to edit department personnels',
      create: 'Failed to add subscriber',
      edit: 'Failed to update personnels',
      remove: 'Failed to delete subscriber',
    },
  },
});

/** The words of the Newsletter (001 §2.4, §8), the odd ones as specified. */
export const NEWSLETTER = translations({
  en: {
    heading: 'Newsletter',
    from: 'News to choose from',
    departments: 'Department',
    dioceses: 'Diocese',
    all: 'All',
    caption: 'News',
    search: 'Search news',
    empty: 'No news found',
    main: 'Title and sub-heading',
    author: 'Author',
    fromDay: 'From',
    toDay: 'To',
    departmentsFilter: 'Departments',
    diocesesFilter: 'Dioceses',
    send: 'Send News Letter',
    none: 'Please select atleast one news',
    chosenLabel: 'Chosen news',
    chosen: (count: number, elsewhere: number) =>
      elsewhere === 0 ? `${count} chosen` : `${count} chosen, ${elsewhere} of them not on this list`,
    to: (count: number | undefined) =>
      count === undefined
        ? 'To all subscribers, in this order:'
        : count === 1
          ? 'To the only subscriber, in this order:'
          : `To all ${count} subscribers, in this order:`,
    nobody: 'Nobody has subscribed yet, so there is nobody to send it to.',
    earlier: (title: string) => `Earlier: ${title}`,
    later: (title: string) => `Later: ${title}`,
    takeOut: (title: string) => `Take out: ${title}`,
    accepted: 'News Letter is Sended Successfully',
    sent: 'News letter sent successfully',
    going: (recipients: number) =>
      recipients === 1
        ? 'It is on its way to 1 subscriber.'
        : `It is on its way to ${recipients} subscribers.`,
    testMail: 'Send a test mail',
    testTaken: (words: string) => `The test mail was taken: ${words}`,
    testRefused: (words: string) => `The test mail was not taken: ${words}`,
    onItsWay: 'Newsletters on their way',
    soFar: (sent: number, of: number) =>
      `Sent ${sent.toLocaleString('en-IN')} of ${of.toLocaleString('en-IN')}`,
    state: {
      scheduled: 'Scheduled',
      sending: 'Sending',
      paused: 'Paused',
      cancelled: 'Cancelled',
      done: 'Sent',
    },
    stillTried: (count: number) =>
      count === 1
        ? '1 address could not be reached yet. It is tried again, longer and longer apart, for four days.'
        : `${count} addresses could not be reached yet. They are tried again, longer and longer apart, for four days.`,
    refused: (count: number) =>
      count === 1 ? '1 address was refused for good.' : `${count} addresses were refused for good.`,
    refusal: (address: string, answer: string) => `${address}: ${answer}`,
    pause: 'Pause',
    resume: 'Resume',
    cancelRest: 'Cancel the rest',
    inTheBrowser: 'Read it in the browser',
    failed: {
      list: 'Failed to get news',
      sent: 'Failed to get newsletters',
      switch: 'Failed to update newsletter',
      test: 'Failed to send a test mail',
      filtered: 'Failed to filter news',
      departments: 'Failed to Get Departments',
      dioceses: 'Failed to Get Dioceses',
      recipients: 'Failed to get newsletter details',
      send: 'Failed to send newsletter',
    },
  },
});
