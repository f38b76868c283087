/** An answer to a letter or an order, and what came back. */
export interface SampleReply {
  readonly to: 'enquiry' | 'order';
  /** The subject of the letter, or who has sent the order. */
  readonly of: string;
  /** The account that answers, and how many days ago. */
  readonly by: string;
  readonly daysAgo: number;
  readonly text: string;
  readonly handled: boolean;
  /** What the other mail server said of the answer. */
  readonly bounced?: string;
  /** What the visitor wrote back, two days later. */
  readonly reply?: { readonly text: string; readonly files?: readonly string[] };
}

/** Answers of the office and of a diocese, the oldest first. */
export const replies: readonly SampleReply[] = [
  {
    to: 'enquiry',
    of: 'Donation receipt',
    by: 'S. Pandian',
    daysAgo: 48,
    handled: true,
    text: 'Dear George Mathai,\n\nthank you for what you gave to the roofs. The receipt for the tax office went to you by post on Monday. Should it not be there within a week, please tell us, and we write it again.',
    bounced: '550 5.1.1 The mail account that you tried to reach does not exist',
  },
  {
    to: 'enquiry',
    of: 'வேலை வாய்ப்பு',
    by: 'Leela Samson',
    daysAgo: 29,
    handled: true,
    text: 'அன்புள்ள எவாஞ்சலின் மார்க் அவர்களுக்கு,\n\nதங்கள் கடிதத்திற்கு நன்றி. அதைத் திருநெல்வேலித் திருமண்டலத்தின் கல்வி அலுவலகத்திற்கு அனுப்பியுள்ளோம்; அவர்கள் உங்களைத் தொடர்பு கொள்வார்கள்.',
  },
  {
    to: 'enquiry',
    of: 'Colours of the logo',
    by: 'Leela Samson',
    daysAgo: 24,
    handled: true,
    text: 'Dear S. Manoj,\n\nfor cloth take the deep magenta of the synod’s seal; your printer finds it on the page about our logo. On a banner it looks best on unbleached cotton.',
    reply: {
      text: 'Thank you! The banner hangs since Sunday. A picture is with this mail.\n\nS. Manoj',
      files: ['banner.jpg'],
    },
  },
  {
    to: 'enquiry',
    of: 'Colours of the logo',
    by: 'Leela Samson',
    daysAgo: 21,
    handled: true,
    text: 'Dear S. Manoj,\n\nit looks as if it had always hung there. Please greet those who have sewn it.',
  },
  {
    to: 'enquiry',
    of: 'Organ lessons',
    by: 'Shobha Amanna',
    daysAgo: 15,
    handled: true,
    text: 'Dear Noel D’Souza,\n\nour organist at Light House Hill teaches on Thursdays after five, and has taught people of seventy. Come with your shoes; the first hour costs nothing.',
  },
  {
    to: 'order',
    of: 'Hemanth Rao',
    by: 'S. Pandian',
    daysAgo: 10,
    handled: true,
    text: 'Dear Hemanth Rao,\n\nthere is no large print of it yet. We send you the usual one, and have written your wish on the list for the next edition.',
  },
  {
    to: 'enquiry',
    of: 'Reprint of an article',
    by: 'Leela Samson',
    daysAgo: 8,
    handled: true,
    text: 'Dear Paul Vincent,\n\nyes, gladly: print the story about the bell as it stands, and write under it where it comes from. A copy of your paper would please its author.',
    reply: {
      text: 'Thank you, that is kind. May we also use the second picture, with the boy on the rope? Our printer asks for it by Friday.\n\nPaul Vincent',
    },
  },
  {
    to: 'order',
    of: 'Indu Mary',
    by: 'S. Pandian',
    daysAgo: 3,
    handled: true,
    text: 'Dear Indu Mary,\n\n“Vigil” went to the post today, with a second copy as a gift for the other ward. Please greet all eleven aprons.',
    reply: { text: 'It came this morning. The second ward has it already. Thank you!\n\nIndu Mary' },
  },
];
