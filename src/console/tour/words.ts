import { translations } from '#lib/translations.ts';

/** The words of the first-day tour. What a step says may differ for the office, and for whoever has no letters. */
export const TOUR = translations({
  en: {
    label: 'First-day tour',
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    back: 'Back',
    next: 'Next',
    done: 'Done',
    leave: 'Leave the tour',
    left: 'You find the tour again in the help: press the ? beside a heading.',
    there: 'Take me there',
    open: 'Open the search',
    practise: 'Try it without harm first',
    heading: 'First-day tour',
    text: 'Six short steps through the screens that you need, as long as you like.',
    start: 'Show me around',
    offer: 'Are you new here? Six steps show you around.',
    goOnOffer: (step: number) => `You are at step ${step} of the first-day tour.`,
    goOn: 'Go on with the tour',
    no: 'No, thank you',
    steps: {
      today: [
        'Your day',
        'Today shows what waits for you, what goes out this week, and what you had begun. From here every usual act is one tap away.',
      ],
      write: [
        'Write news',
        'A title and a few sentences are enough. What you type is kept as a draft until you save, on your other devices too.',
      ],
      picture: [
        'Add a picture',
        'Press Add thumbnail: take one with the camera, choose a file, or one that is there already. Say in a few words what it shows, for those who can’t see it.',
      ],
      save: [
        'Save it',
        'Press Add. The office looks at it first, then everybody sees it. Should it come back, your list says why.',
      ],
      saveOffice: [
        'Save it',
        'Press Add and it is on the website at once. You can also choose an hour at which it comes; Undo and the Trash take mistakes back.',
      ],
      find: [
        'Find anything',
        'One search finds news, people, pictures, screens and help. Ctrl and K opens it from anywhere; on a phone, Find at the foot.',
      ],
      letters: [
        'Letters, and help',
        'What visitors write to you stands here, and is answered here. Whatever you are at: the ? beside a heading says how it is done.',
      ],
      help: [
        'Help is beside you',
        'Whatever you are at: the ? beside a heading says how it is done, and leads here again. That was all.',
      ],
    },
  },
});
