import type { Role } from '#kinds/define.ts';
import { translations } from '#lib/translations.ts';

/** Half a page of help: what a section is, and how one does in it what one does twice a year. */
export interface HelpText {
  readonly what: string;
  /** What it is to somebody of a diocese or department, where that is something else. */
  readonly whatToUnit?: string;
  /** Headings, each with steps to take or a sentence, and whom it is for, where not for everybody. */
  readonly ways: readonly (readonly [
    heading: string,
    text: string | readonly string[],
    who?: 'office' | 'unit',
  ])[];
}

const MISTAKE = [
  'I deleted something by mistake',
  'Press Undo at once. Later it can still be brought back from the Trash, for 30 days.',
] as const;
const OFF = [
  'To take one off the website',
  'Press the three dots at its end, then Make Inactive. Make Active brings it back.',
  'office',
] as const;
/** Who writes for a diocese or department does not switch (000 §4). */
const OFF_FOR_UNIT = [
  'To take one off the website',
  'Ask the office to make it inactive. Or press the three dots at its end, then delete it; Undo and the Trash bring it back.',
  'unit',
] as const;
const WAITS = [
  'When it will be seen',
  'The office looks at it first, then everybody sees it. If it comes back, your list says why: change it and save, and it waits again.',
  'unit',
] as const;
const ROW_MISTAKE = [
  'I deleted something by mistake',
  'Press Undo at once. Later the former state is in the History of the diocese or department.',
] as const;
const EDIT = [
  'To change one',
  'Press the three dots at its end, then Edit. What you type is kept on this device as a draft until you save.',
] as const;
const ORDER_PICTURES = 'Add the pictures, say what each of them shows, and put them in the order you want.';

const THUMBNAIL = 'Add a thumbnail and say what it shows. Without one the story cannot be saved.';
const UPDATE = 'Change it and press Update. Visitors see it at once.';
const LOOK = 'Press Preview, look at it as on a phone, then press Add.';

/** The help of every section, for somebody who does this twice a year. */
export const HELP = translations({
  en: {
    users: {
      what: 'The people who may sign in here. The office sees everything; a user of a diocese or department sees its own section only.',
      ways: [
        [
          'To add somebody',
          [
            'Open the tab: office, diocese or department.',
            'Press Add User.',
            'Give name and e-mail address, and press Add: a mail with a link lets the person choose a password.',
            'Without e-mail, type a first password instead, and tell it in person or by telephone.',
          ],
        ],
        [
          'The invitation has not come, or is too old',
          'Press the three dots, then Send the invitation again. A wrong address is put right with Edit; the invitation follows by itself.',
        ],
        [
          'Somebody forgot the password',
          'Forgot password, on the login, mails a link. Or press the three dots, then Edit, and set a new one.',
        ],
        ['Somebody has left', 'Press the three dots, then Delete. What that person has written stays.'],
      ],
    },
    news: {
      what: 'Stories for the website. An active story is seen by everybody; an inactive one is kept here and seen by nobody outside.',
      whatToUnit:
        'Your stories for the website. What is published is seen by everybody; the others are seen here only.',
      ways: [
        [
          'To write a story',
          [
            'Press Add News.',
            'Choose whose story it is and its day, and write a title of up to 90 letters.',
            THUMBNAIL,
            LOOK,
          ],
          'office',
        ],
        [
          'To write a story',
          ['Press Add News.', 'Write a title of up to 90 letters, and choose its day.', THUMBNAIL, LOOK],
          'unit',
        ],
        [
          'When it will be seen',
          'What the office writes is seen at once. What a diocese or department writes waits until you have made it active.',
          'office',
        ],
        WAITS,
        OFF,
        OFF_FOR_UNIT,
        MISTAKE,
      ],
    },
    events: {
      what: 'What is going to happen, with a beginning and an end. It stands among the events until it is over.',
      ways: [
        [
          'To announce an event',
          [
            'Press Add Event.',
            'Give its name, where it is, when it begins and ends, and a picture.',
            'Press Preview, then Add Event.',
          ],
        ],
        [
          'When it will be seen',
          'What the office announces is seen at once. What a diocese or department announces waits until you have made it active.',
          'office',
        ],
        WAITS,
        OFF,
        OFF_FOR_UNIT,
        MISTAKE,
      ],
    },
    unitInformation: {
      what: 'What stands on the page of a diocese or department beside news and events: address, pictures, people, texts.',
      whatToUnit: 'What stands on your page beside news and events: address, pictures, people, texts.',
      ways: [
        [
          'To change something',
          [
            'Find the diocese or department, and open it.',
            'Choose the tab of what you want to change.',
            UPDATE,
          ],
          'office',
        ],
        ['To change something', ['Open it, and choose the tab of what you want to change.', UPDATE], 'unit'],
        [
          'Two people at once',
          'When somebody else has saved meanwhile, both changes are put together; you are asked only where you both changed the same.',
        ],
      ],
    },
    unitPictures: {
      what: 'The pictures at the top of the page, and those of its gallery.',
      ways: [
        [
          'To add pictures',
          [
            'Press Add Images, or Add Banner, at the top.',
            'Press Browse and choose the pictures. Several at once will do for the gallery.',
            'Press Add Image, or Add. They stand on the site at once.',
          ],
        ],
        [
          'To change the order of the gallery',
          'Drag a picture by its dots, or use the arrows below it. The new order is kept at once.',
        ],
        [
          'What a picture shows',
          'Press the pencil, or Describe. The sentence is read aloud to those who cannot see the picture.',
        ],
      ],
    },
    people: {
      what: 'People who are shown on the website with name, office and picture. They do not sign in here.',
      ways: [
        [
          'To add somebody',
          [
            'Press Add.',
            'Give name and designation; a picture, if there is one.',
            'The order number says who stands first.',
          ],
        ],
        EDIT,
        MISTAKE,
      ],
    },
    rollAndTexts: {
      what: 'Longer texts and lists that stand on the page of a diocese or department, each below its own heading.',
      ways: [
        [
          'To add one',
          [
            'Press Add.',
            'Write the heading and the text; pictures go into the text with the picture button.',
            'Save.',
          ],
        ],
        EDIT,
        ROW_MISTAKE,
      ],
    },
    aboutTexts: {
      what: 'The texts of the pages about the church: history, vision, mission and logo.',
      ways: [
        ['To change a text', ['Open its tab.', 'Change the text and press Update. Visitors see it at once.']],
        [
          'I want the former text back',
          'Open History, look at the former state beside the present one, and bring it back.',
        ],
      ],
    },
    videos: {
      what: 'Films for the website: a link to YouTube or Vimeo, or a film of your own of at most 500 MB.',
      ways: [
        [
          'To add a video',
          [
            'Press Add Video.',
            'Give a title, and either the address of the film or the film itself.',
            'A large film takes a while. If the line drops, it goes on from where it was.',
          ],
        ],
        OFF,
        MISTAKE,
      ],
    },
    newsletter: {
      what: 'A letter with the newest stories, to everybody who has asked for it.',
      ways: [
        [
          'To send one',
          [
            'Choose the stories, on one tab or on several.',
            'Press Send News Letter.',
            'Put them in order by dragging or with the arrows, look at the mail, and send a test to yourself.',
            'Send it now, choose a day and a time, or save it for later: it waits under Sent, for you or a colleague.',
          ],
        ],
        [
          'Can it be called back?',
          'What has left cannot be called back, so look at it once more. What has not left yet can be paused or cancelled, under Sent.',
        ],
      ],
    },
    subscribers: {
      what: 'Those who get the newsletter. Each of them asked for it, and can leave it by the link at the end of every letter.',
      ways: [
        ['Somebody wants to leave', 'Find the address and delete it.'],
        ['To take the list along', 'Save it as CSV. It holds people’s addresses: do not pass it on.'],
        [
          'To bring in a list',
          [
            'Press “CSV import” and choose the file, as a spreadsheet saves it.',
            'Look at what would be added and what is refused. Who has left is not brought back.',
            'Tick that they have agreed, and add them.',
          ],
        ],
        [
          'It was the wrong list',
          'Press “CSV import” again: the earlier ones stand there. “Undo” takes away those whom it has added, but for who has confirmed or got a newsletter since.',
        ],
        [
          'Somebody asks what you keep',
          'Press “A person’s data” and look up the address. Save it as a file for them, or erase it for good.',
        ],
      ],
    },
    publications: {
      what: 'Papers, issues of the magazine and books, mostly as PDF, which visitors read or order.',
      ways: [
        [
          'To add one',
          [
            'Open its tab and press Add.',
            'Give title and date, and add the PDF. Its first page becomes the cover when you add none.',
            'Save.',
          ],
        ],
        [
          'The PDF is large',
          'It goes in parts. If the line drops, it goes on from where it was, even after you have closed the page.',
        ],
        OFF,
        MISTAKE,
      ],
    },
    campaigns: {
      what: 'What the church calls for, with a text, a thumbnail and up to 12 pictures.',
      ways: [
        [
          'To begin a campaign',
          [
            'Press Add Campaign.',
            'Write the title and the text, and add a thumbnail.',
            ORDER_PICTURES,
            'Save.',
          ],
        ],
        [
          'To say how one gives',
          'Write account, UPI address and receipts under How to give. It stands in a frame of its own below the text; what is left empty is not shown.',
        ],
        OFF,
        MISTAKE,
      ],
    },
    worship: {
      what: 'What congregations read from: prayer calendar, sermon outlines and lectionary.',
      ways: [
        [
          'To add an entry',
          [
            'Open the tab and press Add.',
            'Give the day or month it is for, and the text or the PDF.',
            'Save.',
          ],
        ],
        [
          'Sunday’s readings on the front page',
          'Add an entry of that Sunday to the prayer calendar, with the name of the day and its readings, one on a line.',
        ],
        EDIT,
        MISTAKE,
      ],
    },
    announcements: {
      what: 'Government notifications, press releases and statements, as they were given out.',
      ways: [
        [
          'To announce something',
          [
            'Open the tab of its kind and press Add.',
            'Give title and date, and add the paper as PDF.',
            'Save. It is seen at once.',
          ],
        ],
        EDIT,
        MISTAKE,
      ],
    },
    advertisements: {
      what: 'Pictures with a link that others have placed. There are three groups, which say where on the website they stand.',
      ways: [
        [
          'To place one',
          [
            'Press Add in its group.',
            'Add the picture and the address that it leads to.',
            'Save. It is seen at once.',
          ],
        ],
        EDIT,
        MISTAKE,
      ],
    },
    partners: {
      what: 'Churches and bodies with which we work, with their sign and their address.',
      ways: [
        [
          'To add one',
          [
            'Press Add.',
            'Give the name, the address of its website and its picture.',
            'Choose whether it is a partner or of the network.',
          ],
        ],
        EDIT,
        MISTAKE,
      ],
    },
    inbox: {
      what: 'What visitors have written by the forms of the website: enquiries, questions to a diocese, and orders of books.',
      whatToUnit: 'What visitors have asked by the form of your site.',
      ways: [
        [
          'To answer',
          [
            'Open the letter and write below it.',
            'Press Send the answer. It goes by mail to whoever wrote, is kept here, and marks the letter as handled.',
            'What they write back stands below it, and the letter is new again.',
          ],
        ],
        ['To take them along', 'Save them as CSV. They hold people’s addresses: do not pass them on.'],
        MISTAKE,
      ],
    },
    waiting: {
      what: 'What dioceses and departments have written and the office has not yet let through, what waits longest first.',
      ways: [
        [
          'To let something through',
          ['Press Preview and read it.', 'Press Make Active. Everybody sees it at once; Undo takes it back.'],
        ],
        [
          'Something should be changed first',
          'Press Send back and say in one sentence what. The author reads it in the own list.',
        ],
      ],
    },
    trash: {
      what: 'What was deleted in the last 30 days. After that it goes for good.',
      ways: [['To bring something back', 'Find it and press Restore. It stands again where it stood.']],
    },
    account: {
      what: 'Your own password and address, and the devices on which you are signed in.',
      ways: [
        ['I have lost a device', 'Press Sign out everywhere. Whoever has it is asked to sign in again.'],
        [
          'To change the password',
          ['Type the present one, then the new one.', 'Save. Other devices have to sign in again.'],
        ],
        [
          'To change the address',
          [
            'Type the new one and your password, and press Change address.',
            'Open the mail that comes there, and press the button behind its link. Until then the old one holds.',
          ],
        ],
      ],
    },
    demo: {
      what: 'A page on which the parts of this console can be tried. Nothing of it is kept.',
      ways: [],
    },
    drafts: {
      what: 'What you have typed on this device and not saved. Nobody else sees it. It is kept for 14 days.',
      ways: [
        ['To go on', 'Open the draft: the form comes back with every word and every file.'],
        ['I work on another device', 'Drafts stay on the device on which they were typed. Save there first.'],
      ],
    },
    history: {
      what: 'Who changed what and when, the newest first.',
      ways: [
        [
          'To bring an older state back',
          [
            'Open the change and look at both states side by side.',
            'Press Bring back. It becomes a new state; the one before is kept too.',
          ],
        ],
      ],
    },
  } satisfies Record<string, HelpText>,
});

export type HelpName = keyof (typeof HELP)['en'];

/** The help as somebody has it: the office decides on what units write, and a unit's user chooses no unit. */
export function helpFor(role: Role, { what, whatToUnit, ways }: HelpText): Pick<HelpText, 'what' | 'ways'> {
  const who = role === 'full_administrator' ? 'office' : 'unit';
  return {
    what: who === 'unit' && whatToUnit !== undefined ? whatToUnit : what,
    ways: ways.filter(([, , only = who]) => only === who),
  };
}
