import { translations } from '#lib/translations.ts';

/** The texts of mails about somebody's own account. `church` is its short name. */
export const accountWords = translations({
  en: {
    newPassword: {
      subject: 'Set a new password',
      heading: 'A new password for your account',
      text: (church: string) =>
        `Somebody, we hope you, has forgotten the password for the console of ${church}.`,
      button: 'Set a new password',
      small: (until: string) =>
        `The link works once, until ${until}. If you did not ask for it, do nothing: your password stays as it is.`,
    },
    invitation: {
      subject: (church: string) => `You are invited to the console of ${church}`,
      heading: 'You are invited to write',
      text: (by: string, church: string) =>
        `${by || 'The office'} invites you to the console of ${church}, where the news, events and other texts of its website are written.`,
      how: (address: string) =>
        `Choose a password of your own: with it and with ${address} you sign in from then on.`,
      button: 'Choose a password',
      small: (until: string) =>
        `The link works once, until ${until}. If you do not know what this is about, do nothing, or ask the office.`,
    },
    newAddress: {
      subject: 'Please confirm your new address',
      heading: 'Is this your address?',
      text: (address: string, church: string) =>
        `${address} is to be the address of your account for the console of ${church}. Until you confirm it, the old one holds.`,
      button: 'Yes, this is my address',
      small: (until: string) =>
        `The link works once, until ${until}. If you know nothing of this, do nothing: nothing changes.`,
    },
    passwordChanged: {
      subject: 'Your password has changed',
      heading: 'Your password has changed',
      text: (church: string, at: string) =>
        `The password of your account for the console of ${church} was changed on ${at}. If that was you, there is nothing to do.`,
      button: 'It was not me: set a new password',
      small: (email: string) =>
        `If it was not you, somebody else may be using your account. Set a new password at once, and tell the office: ${email}`,
    },
    administratorMade: {
      subject: (of: string) => `${of} has become a full administrator`,
      text: (church: string, of: string, at: string) =>
        `${of} was made a full administrator of ${church} on ${at}, by a command on the server.`,
    },
    passwordGiven: {
      subject: (of: string) => `${of} was given a new password`,
      text: (church: string, of: string, at: string) =>
        `The account of ${of} for the console of ${church} was given a new password on ${at}, by a command on the server.`,
    },
    atServer:
      'Every administrator is told. If nobody who looks after your server knows of it, call that person at once.',
    newDevice: {
      subject: 'A sign-in from a new device',
      heading: 'Was this you?',
      text: (church: string, at: string, device: string) =>
        `Somebody signed in to your account for the console of ${church} on ${at}, from a device on which you had not signed in before: ${device}. If that was you, there is nothing to do.`,
      ifNot:
        'If it was not you, open your account, press Sign out everywhere, and change your password there at once.',
      button: 'Your account',
      small: (email: string) =>
        `Somebody who is not you would know your password. If you can no longer sign in, tell the office: ${email}`,
    },
    addressChanged: {
      subject: 'The address of your account has changed',
      heading: 'Your account has another address',
      text: (church: string, at: string) =>
        `The address of your account for the console of ${church} was changed on ${at}. From now on its mails go to the new address, and you sign in with that one.`,
      small: (contact: string) =>
        `If it was not you, and nobody has told you of it, call or write to the office at once: ${contact}`,
    },
  },
});
