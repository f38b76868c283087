import type { Check } from '#kinds/checks/finding.ts';
import type { KindName } from '#kinds/kinds.ts';

/** A draft with one fault, what is to be said of it, and what one tap writes instead. */
export interface FaultyDraft {
  readonly what: string;
  readonly kind: KindName | 'newsletter';
  readonly values: Readonly<Record<string, unknown>>;
  /** Files that say nothing and links that lead nowhere, as the server knows them. */
  readonly unknown?: {
    readonly pictures?: readonly string[];
    readonly papers?: readonly string[];
    readonly links?: readonly string[];
    readonly stories?: Readonly<Record<string, { readonly shown: boolean; readonly picture: string }>>;
  };
  readonly check: Check;
  readonly quote: string;
  readonly mended?: string;
}

/** A story with these words below its title. */
export const news = (
  what: string,
  description: string,
  check: Check,
  quote: string,
  mended?: string,
): FaultyDraft => ({
  ...{
    what,
    kind: 'news',
    values: { title: 'Boats first, then roofs', date: '2026-11-02', description },
    check,
    quote,
  },
  ...(mended === undefined ? {} : { mended }),
});

const LONG =
  'When the water had gone down at last the sexton and the women of the fellowship carried the mats and the mud out of the nave and washed the floor';
const LONG_TAMIL = `${'சபை மக்கள் அனைவரும் ஒன்றாகக் கூடி '.repeat(6).trim()} ஜெபித்தனர்.`;
/** An event with nothing to mend. */
export const HARVEST = {
  name: 'Harvest festival',
  place: 'Cathedral, Medak',
  from_date: '2026-12-12T10:00',
  to_date: '2026-12-12T13:00',
};

/** Forty and more faults as they come in, one in each draft. */
export const FAULTS: readonly FaultyDraft[] = [
  {
    ...news('a thumbnail without a description', '<p>The water came.</p>', 'picture', '/media/boat.jpg'),
    values: { title: 'Boats', thumbnail: '/media/boat.jpg' },
    unknown: { pictures: ['/media/boat.jpg'] },
  },
  {
    ...news('a picture of the gallery without one', '<p>The water came.</p>', 'picture', '/media/two.jpg'),
    values: { title: 'Boats', gallery: ['/media/one.jpg', '/media/two.jpg'] },
    unknown: { pictures: ['/media/two.jpg'] },
  },
  {
    ...news(
      'a picture in the text without one',
      '<p>The water came.</p><img src="/media/a.jpg" alt="">',
      'picture',
      '/media/a.jpg',
    ),
    unknown: { pictures: ['/media/a.jpg'] },
  },
  {
    ...news('a scan without words', '', 'paper', '/media/scan.pdf'),
    values: { title: 'Minutes', pdf: ['/media/good.pdf', '/media/scan.pdf'] },
    unknown: { papers: ['/media/scan.pdf'] },
  },
  news(
    'a heading that is passed over',
    '<h2>Water</h2><p>It came.</p><h4>At night</h4><p>It rose.</p>',
    'heading',
    'At night',
    '3',
  ),
  news(
    'a text that begins with a small heading',
    '<h4>At night</h4><p>The water rose.</p>',
    'heading',
    'At night',
    '2',
  ),
  news(
    'click here',
    '<p>To give, <a href="/media/Giving-form.pdf">click here</a>.</p>',
    'linkWords',
    'click here',
    'the giving form',
  ),
  news('here', '<p>The list is <a href="https://example.org/a/b">here</a>.</p>', 'linkWords', 'here'),
  news('read more', '<p>The story goes on. <a href="/news/1">Read more…</a></p>', 'linkWords', 'Read more…'),
  news('this link', '<p>Use <a href="/subscribe">this link</a>.</p>', 'linkWords', 'this link'),
  news(
    'a bare address',
    '<p>See https://example.org/old/2019/flood for more.</p>',
    'bareAddress',
    'https://example.org/old/2019/flood',
    'example.org',
  ),
  news(
    'a bare address that is a link',
    '<p>See <a href="https://www.example.org/x">https://www.example.org/x</a>.</p>',
    'bareAddress',
    'https://www.example.org/x',
    'example.org',
  ),
  news(
    'an address that begins with www',
    '<p>Go to www.example.org.</p>',
    'bareAddress',
    'www.example.org',
    'example.org',
  ),
  {
    ...news(
      'a link that leads nowhere',
      '<p>It is told in <a href="/old/flood">the story of 2018</a>.</p>',
      'deadLink',
      'the story of 2018',
    ),
    unknown: { links: ['/old/flood'] },
  },
  news(
    'a day without a year',
    '<p>The bund broke on 19 September, at night.</p>',
    'noYear',
    '19 September',
    '19 September 2026',
  ),
  news(
    'a day with th',
    '<p>The bund broke on the 3rd of January.</p>',
    'noYear',
    'the 3rd of January',
    'the 3rd of January 2027',
  ),
  news(
    'a month before its day',
    '<p>We meet on March 14, after worship.</p>',
    'noYear',
    'March 14',
    'March 14, 2027',
  ),
  {
    ...news('a day without a year in a notice', '', 'noYear', '5 October', '5 October 2026'),
    kind: 'event',
    values: { ...HARVEST, description: 'Bring what you have by 5 October.' },
  },
  news('a sentence of many words', `<p>Rain fell. ${LONG}.</p>`, 'longSentence', `${LONG}.`),
  news(
    'a sentence of many words in a list',
    `<ul><li>Rain fell.</li><li>${LONG}</li></ul>`,
    'longSentence',
    LONG,
  ),
  news(
    'one with titles in it',
    `<p>The Rev. Dr. P. J. Thomas ${LONG.toLowerCase()}.</p>`,
    'longSentence',
    `The Rev. Dr. P. J. Thomas ${LONG.toLowerCase()}.`,
  ),
  news('a long sentence in Tamil', `<p>${LONG_TAMIL}</p>`, 'longSentence', LONG_TAMIL),
  news('a line in capitals', '<p>URGENT APPEAL</p>', 'capitals', 'URGENT APPEAL', 'Urgent appeal'),
  {
    ...news('a title in capitals', '', 'capitals', 'CSI YOUTH SUNDAY', 'CSI youth sunday'),
    values: { title: 'CSI YOUTH SUNDAY' },
  },
  news(
    'words in capitals in a sentence',
    '<p>Please remember that ALL MEMBERS MUST REGISTER before noon.</p>',
    'capitals',
    'ALL MEMBERS MUST REGISTER',
    'all members must register',
  ),
  news(
    'a heading in capitals',
    '<h2>IMPORTANT NOTICE!</h2><p>Come early.</p>',
    'capitals',
    'IMPORTANT NOTICE',
    'Important notice',
  ),
  {
    ...news('an event without a place', '', 'noPlace', ''),
    kind: 'event',
    values: { ...HARVEST, place: ' ' },
  },
  {
    ...news('an event in the past', '', 'past', '2025-12-12'),
    kind: 'event',
    values: { ...HARVEST, from_date: '2025-12-12T10:00', to_date: '2025-12-12T13:00' },
  },
  news(
    'lines in Bamini',
    '<p>jpUr;rigapy; ,uz;L Ngh; te;jhh;fs;</p>',
    'oldFont',
    'jpUr;rigapy; ,uz;L Ngh; te;jhh;fs;',
  ),
  news('lines in TSCII', '<p>¾¢Õîº¨À ÁñÎÄõ ¦ºý¨É</p>', 'oldFont', '¾¢Õîº¨À ÁñÎÄõ ¦ºý¨É'),
  news(
    'letters of a font of its own',
    '<p>The sign \uf0b7 is not a letter.</p>',
    'oldFont',
    'The sign \uf0b7 is not a letter.',
  ),
  news(
    'an apostrophe that came in as others',
    '<p>The bishopâ€™s letter was read.</p>',
    'wrongLetters',
    'â€™',
    '’',
  ),
  news('an accent that came in as others', '<p>The crÃ¨che is open.</p>', 'wrongLetters', 'Ã¨', 'è'),
  news(
    'Tamil that came in as others',
    '<p>à®šà®ªà¯ˆ</p>'.replace('à¯ˆ', 'à®¿'),
    'wrongLetters',
    'à®šà®ªà®¿',
    'சபி',
  ),
  news('a Latin letter in a Malayalam word', '<p>ഒരു പുസ്തകo വാങ്ങി.</p>', 'mixedScripts', 'പുസ്തകo', 'പുസ്തകം'),
  news('a Latin letter in a Tamil word', '<p>திருமண்டலoம் கூடியது.</p>', 'mixedScripts', 'திருமண்டலoம்'),
  news('a Telugu sign in a Kannada word', '<p>ಸಭೆ ಸేರಿತು.</p>', 'mixedScripts', 'ಸేರಿತು'),
  news(
    'a Cyrillic letter in an English word',
    '<p>The \u0421hurch met.</p>',
    'mixedScripts',
    '\u0421hurch',
    'Church',
  ),
  news('a vowel sign twice in Telugu', '<p>సంఘాా కూడింది.</p>', 'doubleSign', 'సంఘాా', 'సంఘా'),
  news('two vowel signs in Tamil', '<p>சபிு கூடியது.</p>', 'doubleSign', 'சபிு'),
  news('a vowel sign twice in Malayalam', '<p>സഭാാ കൂടി.</p>', 'doubleSign', 'സഭാാ', 'സഭാ'),
  news('a joiner before a word', '<p>ഇന്ന് \u200dസഭ കൂടി.</p>', 'strayJoiner', '\u200dസഭ', 'സഭ'),
  news(
    'two joiners in a row',
    '<p>పార్క్\u200c\u200cలో ఆరాధన.</p>',
    'strayJoiner',
    'పార్క్\u200c\u200cలో',
    'పార్క్\u200cలో',
  ),
  news('digits of two scripts', '<p>அன்று 2௦26 பேர் வந்தனர்.</p>', 'mixedDigits', '2௦26', '2026'),
  {
    ...{ what: 'a subject that every program cuts', kind: 'newsletter', check: 'longSubject' },
    values: {
      subject: 'News of the church in this month, of its schools, hospitals, boats and choirs, and more',
      greeting: '',
    },
    quote: 'News of the church in this month, of its schools, hospitals, boats and choirs, and more',
  },
  {
    ...{ what: 'click here in a greeting', kind: 'newsletter', check: 'linkWords', quote: 'Click here' },
    values: {
      subject: 'November',
      greeting: '<p><a href="https://example.org/x">Click here</a> to give.</p>',
    },
  },
];
