import { translations } from '#lib/translations.ts';

/** The texts of mails about second factors. `church` is its short name. */
export const twoFactorWords = translations({
  en: {
    notYou: (contact: string) =>
      `If that was not you, set a new password at once, and call or write to the office: ${contact}`,
    changed: {
      added: {
        subject: 'A second key was added',
        text: (church: string, name: string, at: string) =>
          `“${name}” was added on ${at} as a second key of your account for the console of ${church}. If that was you, there is nothing to do.`,
        button: 'See your second keys',
      },
      removed: {
        subject: 'A second key was removed',
        text: (church: string, name: string, at: string) =>
          `“${name}” was removed on ${at}, and is no second key of your account for the console of ${church} any more.`,
        button: 'See your second keys',
      },
      codes: {
        subject: 'There are new codes on paper',
        text: (church: string, _name: string, at: string) =>
          `New codes on paper were made on ${at} for your account for the console of ${church}. The older ones open nothing any more.`,
        button: 'See your second keys',
      },
      let_in: {
        subject: 'Your second keys were removed',
        text: (church: string, by: string, at: string) =>
          `${by || 'Whoever looks after the server'} has removed the second keys of your account for the console of ${church} on ${at}, so that you can sign in with your password alone. Please add a new one.`,
        button: 'Add a second key',
      },
      tried: {
        subject: 'Somebody knows your password',
        text: (church: string, _name: string, at: string) =>
          `On ${at} somebody signed in to your account for the console of ${church} with the right password, and then typed too many wrong codes. Nobody was let in.`,
        button: 'It was not me: set a new password',
      },
    },
    letIn: {
      subject: (name: string) => `${name} was let in without a second key`,
      text: (church: string, of: string, by: string, at: string) =>
        `${by || 'Whoever looks after the server'} has removed the second keys of ${of} for the console of ${church} on ${at}. Until ${of} adds a new one, the password alone is enough.`,
      small: 'If you know of no reason for it, ask them both, by telephone.',
    },
    lost: {
      subject: (name: string) => `${name} asks to be let in`,
      text: (church: string, of: string, at: string) =>
        `${of} knows the password, and has neither phone nor paper at hand to sign in to the console of ${church}. It was asked on ${at}.`,
      first:
        'Speak to them first, so that you know who it is. Then let them in: under Users, behind the three dots of their row.',
      button: 'Open Users',
      small: 'If they have not asked for it, somebody else knows their password: tell them to set a new one.',
    },
  },
});
