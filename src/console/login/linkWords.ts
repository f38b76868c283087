import { translations } from '#lib/translations.ts';

/** The words of the screens opened from a mail's link before sign-in (AMB-068). */
export const LINKS = translations({
  en: {
    forgot: 'Forgot password',
    forgotText:
      'Type the address with which you sign in. We mail a link to it, with which you choose a new password.',
    ask: 'Send the link',
    sent: 'Look into your inbox',
    inFiles: 'This server sends no mail',
    inFilesText: (email: string) =>
      `If ${email} has an account here, the mail with its link is kept as a file on the server and reaches nobody: no mail server is set.`,
    inFilesAsk: 'Ask the office:',
    sentText: (email: string) =>
      `If ${email} has an account here, a mail is on its way. Its link works once, within an hour.`,
    nothing: 'Nothing there after some minutes? Look in the spam folder, or ask the office:',
    again: 'Use another address',
    back: 'Back to the login',
    newPassword: {
      heading: 'New password',
      text: (name: string) =>
        `${name}, choose a new password. You are signed in here then, and signed out everywhere else.`,
    },
    invitation: {
      heading: 'Welcome',
      text: (name: string) =>
        `${name}, you are invited to write here. Choose a password: with it and with your address you sign in from now on.`,
    },
    newAddress: {
      heading: 'Your new address',
      text: (name: string, email: string) =>
        `${name}, from now on you want to sign in with ${email}, and get the mails of your account there.`,
      confirm: 'Yes, this is my address',
      done: 'This is your address now',
      doneText: (email: string) =>
        `From now on you sign in with ${email}. The previous address is notified, too.`,
      wayOut: 'To start again, sign in, open “Your account” and type the new address there.',
    },
    next: 'New password',
    nextHint: (least: number) => `At least ${least} characters. Three ordinary words are good.`,
    set: 'Set password and sign in',
    until: (moment: string) => `This link works until ${moment}.`,
    trouble: {
      used: {
        heading: 'Already used',
        text: 'This link has been used: each works once. If you have set your password with it, sign in.',
      },
      expired: { heading: 'Too late', text: 'This link has expired.' },
      unknown: {
        heading: 'Not valid',
        text: 'This link does not work (any more). Perhaps there is a newer mail, or a piece of the address was cut off.',
      },
    },
    newLink: 'Send a new link',
    askOffice: 'Please ask the office to send the invitation again:',
    retry: 'Try again',
    failed: {
      ask: 'The mail could not be asked for.',
      get: 'The link could not be checked.',
      set: 'The password could not be set.',
      confirm: 'The address could not be changed.',
    },
  },
});
