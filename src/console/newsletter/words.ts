import { MOST_LINES, MOST_WITH_PICTURES } from '#lib/newsletterLimits.ts';
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
    file: 'subscribers',
    importCsv: 'CSV import',
    person: 'A person’s data',
    kept: 'Data we keep',
    tryAgain: 'Try this address again',
    triedAgain: 'The next newsletter goes to this address again.',
    states: {
      subscribed: 'Confirmed',
      unconfirmed: 'Not yet confirmed',
      parked: 'Bounced',
      unsubscribed: 'Unsubscribed',
    },
    sums: {
      subscribed: 'Subscribed',
      unconfirmed: 'Not yet confirmed',
      parked: 'Bounced',
      prayer: 'Daily prayer',
    },
    /** The hour at which the day's prayer comes to a subscriber. */
    prayerAt: (hour: string) => `Daily prayer at ${hour}`,
    failed: {
      list: 'Failed to get Subscriber',
      get: 'Failed to edit department personnels',
      create: 'Failed to add subscriber',
      edit: 'Failed to update personnels',
      remove: 'Failed to delete subscriber',
      tryAgain: 'Failed to update subscriber',
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
    nobody: 'Nobody has subscribed yet, so there is nobody to send it to.',
    earlier: (title: string) => `Earlier: ${title}`,
    later: (title: string) => `Later: ${title}`,
    takeOut: (title: string) => `Remove: ${title}`,
    accepted: 'News Letter is Sended Successfully',
    sent: 'News letter sent successfully',
    going: (recipients: number) =>
      recipients === 1
        ? 'It is on its way to 1 subscriber.'
        : `It is on its way to ${recipients} subscribers.`,
    goingNowhere: (recipients: number) =>
      recipients === 1
        ? 'It is kept as a file for 1 subscriber, who does not get it: no mail server is set.'
        : `It is kept as files for ${recipients} subscribers, who do not get it: no mail server is set.`,
    failed: {
      list: 'Failed to get news',
      filtered: 'Failed to filter news',
      departments: 'Failed to Get Departments',
      dioceses: 'Failed to Get Dioceses',
      recipients: 'Failed to get newsletter details',
      send: 'Failed to send newsletter',
      save: 'Failed to save newsletter',
    },
  },
});

/** The words of a newsletter during and after sending (AMB-047; look book, console-newsletter-send and -sent). */
export const SENDING = translations({
  en: {
    heading: 'Send News Letter',
    back: 'Newsletter',
    stories: 'Stories',
    more: 'Choose more',
    leads: (of: string) => `${of}, leads with the large picture`,
    order:
      'The first story leads. Drag the others by their dots, or move them with the arrows: they are sent in this order.',
    nothing: 'No news is chosen yet',
    choose: 'Choose news',
    subject: 'Subject',
    subjectHint: 'Shown in the list of mails. Kept short, it is read on a phone.',
    isShort: (count: number) =>
      count - 1 <= MOST_LINES
        ? `With more than ${MOST_WITH_PICTURES} stories the mail is short: one large picture, and a line for each of the others.`
        : `With more than ${MOST_WITH_PICTURES} stories the mail is short: one large picture, a line for each of the next ${MOST_LINES}, and a link to its page for the rest.`,
    heavy: (size: string) =>
      `This mail is ${size} heavy. Gmail shows no more than 102 KB and hides the end. Shorten the greeting, or remove a story.`,
    greeting: 'Greeting',
    addGreeting: 'Add a greeting',
    greetingHint: 'Shown above the stories, in the mail and on its page.',
    greetingTooLong: 'This greeting is too long for a mail. Please shorten it.',
    when: 'When',
    now: 'Send now',
    later: 'Send later',
    noTime: 'Please choose a day and a time.',
    testFirst: 'A test first',
    testTo: 'It goes to your own address and to nobody else.',
    test: 'Send a test mail',
    testTaken: (to: string) => `Accepted for ${to}.`,
    testRefused: 'The test mail was refused.',
    said: (words: string) => `The mail server said: ${words}`,
    mail: 'Preview',
    width: 'Width',
    widths: { phone: 'Phone', desk: 'Desktop' },
    ground: 'Background',
    grounds: { light: 'Light', dark: 'Dark' },
    readIn: 'Language of the reader',
    part: 'Part',
    parts: { html: 'Mail', text: 'Text only' },
    from: 'From',
    beside: 'Preview text',
    drawing: 'Loading the mail',
    frame: 'The mail as it will arrive',
    textFrame: 'The mail for programs that show text only',
    to: (count: number | undefined, when: string) =>
      count === undefined
        ? ''
        : count === 1
          ? `To 1 subscriber, ${when}`
          : `To ${count.toLocaleString('en-IN')} subscribers, ${when}`,
    rightNow: 'now',
    onDay: (moment: string) => `on ${moment}`,
    ask: (count: number) =>
      count === 1
        ? 'Send this newsletter to 1 subscriber now?'
        : `Send this newsletter to ${count.toLocaleString('en-IN')} subscribers now?`,
    askNote: 'Sent mail cannot be recalled.',
    save: 'Save for later',
    saved: 'News letter saved',
    asNew: 'Continue with it as a new one',
    nothingDone: 'Nothing was saved or sent. What you see here stays in this window.',
    yes: 'Yes, send',
    no: 'No',
    schedule: 'Schedule',
    again: 'Send it a second time',
    nothingSent: 'Nothing was sent. Your choice, the order and the subject are kept.',
    scheduled: 'News letter scheduled successfully',
  },
});

export const SENT = translations({
  en: {
    tab: 'Sent',
    heading: 'Newsletter',
    all: 'All newsletters',
    caption: 'Newsletters',
    empty: 'No news letter has been sent yet',
    counted: (shown: number, total: number) =>
      total === 1
        ? '1 newsletter'
        : shown < total
          ? `${shown} of ${total} newsletters`
          : `${total} newsletters`,
    subject: 'Subject',
    date: 'Date',
    sent: 'Sent',
    status: 'Status',
    state: {
      draft: 'Draft',
      scheduled: 'Scheduled',
      sending: 'Sending',
      paused: 'Paused',
      cancelled: 'Cancelled',
      done: 'Sent',
    },
    refusedOf: (refused: number) => `${refused.toLocaleString('en-IN')} refused`,
    of: (sent: number, all: number) => `${sent.toLocaleString('en-IN')} of ${all.toLocaleString('en-IN')}`,
    soFar: {
      draft: () => 'Not sent yet',
      scheduled: (when: string) => `Will be sent on ${when}`,
      sending: (so: string) => `Sent ${so}`,
      paused: (so: string) => `Paused: sent ${so}`,
      cancelled: (so: string) => `Cancelled: sent ${so}`,
      never: 'Cancelled before it was sent to anybody',
      done: (so: string) => `Sent ${so}`,
    },
    keptFor: 'Anybody in the office can continue it, with its news, their order and its subject.',
    goOn: 'Continue',
    stale:
      'The server cannot be reached just now, so this may be older than it looks. What is being sent goes on.',
    mayClose: 'You may close this page: the sending goes on.',
    left: (minutes: number) =>
      minutes < 2
        ? 'About a minute more. You may close this page.'
        : `About ${minutes} minutes more. You may close this page.`,
    paused: (waiting: number) =>
      waiting === 1 ? 'One more is waiting.' : `${waiting.toLocaleString('en-IN')} more are waiting.`,
    pausedBefore: 'It has been sent to nobody yet.',
    later: 'Who gets it is settled when sending starts. Its news are sent as they are then.',
    tried: (count: number) =>
      count === 1
        ? '1 mailbox was full or busy. It is tried again with longer and longer pauses, for four days.'
        : `${count.toLocaleString('en-IN')} mailboxes were full or busy. They are tried again with longer and longer pauses, for four days.`,
    refused: (count: number) =>
      count === 1
        ? '1 address was refused for good.'
        : `${count.toLocaleString('en-IN')} addresses were refused for good.`,
    unsubscribed: (count: number) =>
      count === 1
        ? '1 subscriber left while this was being sent.'
        : `${count.toLocaleString('en-IN')} subscribers left while this was being sent.`,
    inFiles: 'Kept as files',
    sums: { sent: 'Accepted by the mail server', refused: 'Refused for good', waiting: 'Still to be sent' },
    pause: 'Pause',
    resume: 'Resume',
    cancelRest: 'Cancel the rest',
    askCancelRest: 'Cancel what has not been sent yet?',
    noteCancelRest: (waiting: number) =>
      `${waiting.toLocaleString('en-IN')} of those it was meant for will not get it. It cannot be resumed.`,
    sendNow: 'Send now',
    otherTime: 'Another time',
    setTime: 'Schedule',
    cancel: 'Cancel',
    askCancel: 'Cancel this newsletter?',
    noteCancel: 'Nobody gets it. Its news stay on the website.',
    yes: 'Yes',
    no: 'No',
    read: 'Read it in the browser',
    anew: 'Start a new one from it',
    askAside: 'Put aside what is chosen now?',
    noteAside: (count: number) =>
      count === 1
        ? 'The news that is chosen in this window was not saved.'
        : `The ${count} news that are chosen in this window were not saved.`,
    refusals: 'Refused addresses',
    file: 'newsletter-refused',
    latest: (shown: number, all: number) =>
      `The latest ${shown} of ${all.toLocaleString('en-IN')}. The file has them all.`,
    name: 'Name',
    at: 'Date',
    address: 'Address',
    answer: 'What the mail server said',
    stories: 'Its news',
    acts: 'What happened',
    program: 'Lectern',
    did: {
      create: 'wrote it',
      change: 'changed it',
      schedule: 'scheduled it',
      start: 'started sending it',
      pause: 'paused it',
      resume: 'resumed it',
      cancel: 'cancelled it',
    },
    updated: 'Newsletter updated',
    failed: {
      list: 'Failed to get newsletters',
      get: 'Failed to get newsletter details',
      switch: 'Failed to update newsletter',
      test: 'Failed to send a test mail',
      preview: 'The mail could not be shown',
      send: 'Failed to send newsletter',
    },
  },
});
