import { CONSOLE_PATHS, singleUseAddress } from '#lib/consolePaths.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { deviceIn } from '#lib/deviceName.ts';
import { wordsIn } from '#lib/translations.ts';
import type { IssuedToken } from '#store/accounts/singleUseLinks.ts';
import { accountWords } from './accountWords.ts';
import type { Person, RenderedMail } from './compose.ts';
import { plainMail } from './personalMails.tsx';
import { type Church, spoken } from './Sheet.tsx';

/** The texts of mails about somebody's own account. */
const words = (church: Church) => wordsIn(accountWords, spoken(church));

/** A link to set a new password. */
export function newPasswordMail(
  church: Church,
  name: string,
  { token, expiresAt }: IssuedToken,
): RenderedMail {
  const w = words(church).newPassword;
  return plainMail(church, {
    subject: w.subject,
    heading: w.heading,
    to: name,
    texts: [w.text(church.organisation.shortName)],
    press: { href: singleUseAddress(church.publicUrl, 'newPassword', token), label: w.button },
    small: w.small(momentInWords(expiresAt, spoken(church))),
  });
}

/** An invitation from the office to choose a password. */
export function invitationMail(
  church: Church,
  { name, address }: Person,
  by: string,
  { token, expiresAt }: IssuedToken,
): RenderedMail {
  const w = words(church).invitation;
  const { shortName } = church.organisation;
  return plainMail(church, {
    subject: w.subject(shortName),
    heading: w.heading,
    to: name,
    texts: [w.text(by, shortName), w.how(address)],
    press: { href: singleUseAddress(church.publicUrl, 'invitation', token), label: w.button },
    small: w.small(momentInWords(expiresAt, spoken(church))),
  });
}

/** Asks the owner of a new address to confirm it. */
export function newAddressMail(
  church: Church,
  { name, address }: Person,
  { token, expiresAt }: IssuedToken,
): RenderedMail {
  const w = words(church).newAddress;
  return plainMail(church, {
    subject: w.subject,
    heading: w.heading,
    to: name,
    texts: [w.text(address, church.organisation.shortName)],
    press: { href: singleUseAddress(church.publicUrl, 'newAddress', token), label: w.button },
    small: w.small(momentInWords(expiresAt, spoken(church))),
  });
}

/** Notifies the owner of an account that its password has been changed. */
export function passwordChangedMail(church: Church, name: string, at: Date): RenderedMail {
  const w = words(church).passwordChanged;
  const { shortName, email } = church.organisation;
  return plainMail(church, {
    subject: w.subject,
    heading: w.heading,
    to: name,
    texts: [w.text(shortName, momentInWords(at, spoken(church)))],
    press: { href: church.publicUrl + CONSOLE_PATHS.forgotPassword, label: w.button },
    small: w.small(email),
  });
}

/** Notifies the former address that the account has a new one. */
export function addressChangedMail(church: Church, name: string, at: Date): RenderedMail {
  const w = words(church).addressChanged;
  const { shortName, email, phones } = church.organisation;
  return plainMail(church, {
    subject: w.subject,
    heading: w.heading,
    to: name,
    texts: [w.text(shortName, momentInWords(at, spoken(church)))],
    small: w.small([...phones, email].join(', ')),
  });
}

/** Notifies another administrator of what somebody at the server has done with an account. `of`: whose it is. */
export function atServerMail(
  church: Church,
  name: string,
  what: 'administratorMade' | 'passwordGiven',
  of: string,
  at: Date,
): RenderedMail {
  const w = words(church)[what];
  return plainMail(church, {
    subject: w.subject(of),
    heading: w.subject(of),
    to: name,
    texts: [w.text(church.organisation.shortName, of, momentInWords(at, spoken(church)))],
    small: words(church).atServer,
  });
}

/** Notifies the owner of an account of a sign-in from an unknown device. */
export function newDeviceMail(
  church: Church,
  name: string,
  { at = '', device = '' }: Readonly<Record<string, string>>,
): RenderedMail {
  const w = words(church).newDevice;
  const { shortName, email } = church.organisation;
  return plainMail(church, {
    subject: w.subject,
    heading: w.heading,
    to: name,
    texts: [
      w.text(shortName, momentInWords(new Date(at), spoken(church)), deviceIn(spoken(church), device)),
      w.ifNot,
    ],
    press: { href: church.publicUrl + CONSOLE_PATHS.account, label: w.button },
    small: w.small(email),
  });
}
