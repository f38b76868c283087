import type { ConsoleCall } from '#calls/paths.ts';
import { translations } from '#lib/translations.ts';

/** The action, as the beginning of a sentence; `sent` is the body of the call. */
type Doing = string | ((sent: Readonly<Record<string, unknown>>) => string);

const lines = (count: unknown): string =>
  `${Number(count ?? 0).toLocaleString('en-IN')} ${Number(count) === 1 ? 'line' : 'lines'}`;
const user = (before: string) => (sent: Readonly<Record<string, unknown>>) =>
  typeof sent.user_name === 'string' && sent.user_name.trim()
    ? `${before} ${sent.user_name.trim()}`
    : `${before} a user`;

/** The texts of the identity prompt, by the call that requires it. Calls that are missing here get a general text. */
export const REAUTHENTICATED_FOR = translations({
  en: {
    doing: {
      userCreate: user('Adding'),
      userEdit: user('Changing'),
      userDelete: 'Moving a user to the trash',
      userRestore: 'Bringing a user back from the trash',
      userInvite: 'Inviting a user again',
      userInvitationLink: 'Making an invitation link',
      userWithdrawInvitation: 'Taking an invitation back',
      userLetIn: 'Letting somebody in without second key',
      changePassword: 'Changing your password',
      changeEmail: 'Changing your address',
      subscriberList: 'Reading so many subscribers at once',
      enquiryList: 'Reading so many letters at once',
      orderList: 'Reading so many orders at once',
      newsletterRefusals: 'Reading so many addresses at once',
      tokenCreate: 'Making a token for a program',
      personData: 'Showing what is kept about a person',
      personErase: 'Erasing what is kept about a person',
      mailHeld: 'Deciding about the mails that are held',
      auditExported: ({ what, count }) => `Taking out ‘${what}’ as a file, ${lines(count)},`,
      secondKeyBeginApp: 'Adding a second key',
      secondKeyAddApp: 'Adding a second key',
      secondKeyBeginDevice: 'Adding a second key',
      secondKeyAddDevice: 'Adding a second key',
      secondKeyRemove: 'Taking a second key away',
      secondKeyPaper: 'Making new codes on paper',
      secondKeyRequire: 'Changing who must have a second key',
    } as Readonly<Partial<Record<ConsoleCall, Doing>>>,
    general: 'What touches accounts and people’s data',
    key: (doing: string) => `${doing} asks for your key once more.`,
    password: (doing: string) => `${doing} asks for your password once more.`,
  },
});
export type ReauthenticatedFor = (typeof REAUTHENTICATED_FOR)['en'];

/** The action of a call, for the identity prompt. */
export function doingOf({ doing, general }: ReauthenticatedFor, call: ConsoleCall, sent: unknown): string {
  const found = doing[call];
  if (found === undefined) return general;
  return typeof found === 'string' ? found : found((sent ?? {}) as Readonly<Record<string, unknown>>);
}
