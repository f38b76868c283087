import { translations } from '#lib/translations.ts';

/** The words of the library of pictures and papers. */
export const LIBRARY = translations({
  en: {
    heading: 'Pictures and papers',
    lead: 'Every file once. Used in many places, described once, replaced everywhere.',
    add: 'Add files',
    search: 'Search pictures and papers',
    searchHere: 'What it shows, its name, where it stands',
    kind: 'Kind',
    allKinds: 'All kinds',
    kinds: { image: 'Pictures', document: 'Papers', video: 'Films' },
    order: 'Order',
    newest: 'Newest first',
    orders: { oldest: 'Oldest first', name: 'A to Z', nameBack: 'Z to A' },
    view: 'View',
    views: { squares: 'Pictures', list: 'List' },
    shows: 'What it shows',
    whose: 'Whose',
    placesHead: 'Places',
    show: 'Show',
    ours: (count: number | undefined) => counted('Ours', count),
    forAll: (count: number | undefined) => counted('For all', count),
    undescribed: (count: number | undefined) => counted('Says nothing', count),
    unused: (count: number | undefined) => counted('Unused', count),
    everybody: 'Everybody’s',
    trash: 'Trash',
    none: 'No pictures yet',
    noneHint: 'They gather here by themselves as you write.',
    nothing: 'Nothing is found.',
    tag: 'For all',
    places: (count: number) => (count === 0 ? 'Nowhere' : count === 1 ? 'In 1 place' : `In ${count} places`),
    pages: (kind: string, pages: number | null) =>
      pages === null ? kind : `${kind}, ${pages} ${pages === 1 ? 'page' : 'pages'}`,
    goes: (day: string) => `goes on ${day}`,
    saysNothing: 'Says nothing yet',
    unusedLong: 'Unused for more than 30 days',
    office: 'Synod office',
    keepAll: (count: number) => (count === 1 ? 'Keep it' : `Keep these ${count}`),
    kept: 'Kept for 60 days',
    who: 'Who may use it',
    allUnits: 'All units',
    only: (whose: string) => `Only ${whose}`,
    shared: (forAll: boolean) => (forAll ? 'All units may use it now' : 'It is lent no more'),
    used: 'Where it is used',
    usedCount: (count: number) => (count === 1 ? '1 place' : `${count} places`),
    usedNowhere: 'It stands nowhere now.',
    elsewhere: (count: number) =>
      count === 1 ? 'One place more, of somebody else' : `${count} places more, of others`,
    onSite: 'on the site',
    offSite: 'not on the site',
    inTrash: 'in the trash',
    isHere: 'This file is here already.',
    looksHere: 'This looks like a picture that is here already.',
    useThere: 'Use the one here',
    keepBoth: 'Keep both',
    thereNow: 'The one that is here',
    cameNow: 'The one that comes',
    there: (name: string, since: string, count: number) =>
      `Here already: ‘${name}’, since ${since}, ${count === 0 ? 'nowhere in use' : count === 1 ? 'in 1 place' : `in ${count} places`}`,
    comes: (name: string) => `Now: ${name}`,
    ownWords: 'described otherwise there',
    newsletter: 'Newsletter',
    file: 'File',
    came: 'Came',
    cameBy: (day: string, by: string) => (by ? `${day} by ${by}` : day),
    belongs: (whose: string) =>
      `This file belongs to ${whose || 'the synod office'}. You may use it. Words and file are theirs.`,
    describe: 'Describe',
    describeMany: 'Describe pictures',
    describeThem: (count: number) =>
      count === 1 ? 'Describe the one that says nothing' : `Describe ${count}, one after the other`,
    leftToSay: (count: number) =>
      count === 1 ? 'One picture says nothing yet.' : `${count} pictures say nothing yet.`,
    allSaid: (count: number) =>
      count === 0
        ? 'All your pictures say what they show.'
        : count === 1
          ? 'That was the last. One that you skipped says nothing yet.'
          : `That was the last. ${count} that you skipped say nothing yet.`,
    sayOrSkip: 'Say what it shows, or skip it',
    saveNext: 'Save, next one',
    skip: 'Skip',
    before: 'The one before',
    again: 'Those that were skipped',
    download: 'Download',
    replace: 'Replace everywhere',
    replaceAsk: (name: string) => `Replace ‘${name}’ everywhere?`,
    replaceNote: (count: number) =>
      `${count === 0 ? 'It stands nowhere now.' : count === 1 ? 'It stands in one place.' : `It stands in ${count} places.`} Letters that were sent stay as they were. The old file is kept.`,
    replaceYes: 'Replace',
    replaced: (count: number) =>
      count === 0 ? 'Replaced' : count === 1 ? 'Replaced in 1 place' : `Replaced in ${count} places`,
    putBack: 'Put the old one back',
    putBackDone: 'The old one is back',
    undo: 'Undo',
    no: 'No',
    delete: 'Delete',
    deleteAsk: (name: string) => `Delete ‘${name}’?`,
    deleteNote: 'It lies in the trash for 30 days.',
    deleteYes: 'Yes, delete',
    deleted: 'Deleted',
    stays: (count: number) =>
      count === 1
        ? 'It stands in one place. Take it out there first, or replace it.'
        : `It stands in ${count} places. Take it out there first, or replace it.`,
    restore: 'Bring back',
    restored: 'Brought back',
    close: 'Close',
    added: (count: number) => (count === 1 ? 'One file is here now' : `${count} files are here now`),
    done: 'Done',
    pick: 'Choose pictures',
    pickPaper: 'Choose a paper',
    choose: (name: string) => `Choose: ${name}`,
    put: (count: number) => (count === 1 ? 'Put it in' : `Put in ${count}`),
    chosen: (count: number) => (count === 0 ? 'None chosen' : `${count} chosen`),
    room: (count: number) => (count === 1 ? 'One more fits here' : `${count} more fit here`),
    failed: {
      list: 'Pictures and papers could not be loaded',
      get: 'The file could not be loaded',
      keep: 'The files were not kept',
      share: 'That was not saved',
      replace: 'The file was not replaced',
      putBack: 'The old file was not put back',
      remove: 'The file was not deleted',
      restore: 'The file was not brought back',
      upload: 'The file was not uploaded',
    },
  },
});

const counted = (name: string, count: number | undefined): string =>
  count === undefined ? name : `${name} ${count}`;
