import { randomBytes } from 'node:crypto';
import { PASSWORD_MIN, passwordTooShort } from '#kinds/account.ts';
import { normalAddress } from '#lib/mailAddress.ts';
import { readSettings } from '#settings/settings.ts';
import { givePassword, listAdministrators, makeAdministrator } from '#store/accounts/atTheServer.ts';
import type { Db } from '#store/database/db.ts';
import { accountOfAddress, letInWithoutKey } from '#store/twoFactor/letIn.ts';
import { askPassword } from './askPassword.ts';
import { type Command, CommandError, type Given, type Terminal } from './command.ts';
import { withInstallation } from './installation.ts';

const WAYS = { list, make, password, 'second-key-off': twoFactorOff } as const;

/** For the server's operator, when nobody can sign in to the console any more. */
export const adminCommand: Command = {
  name: 'admin',
  summary: 'make an administrator, give a new password, switch a lost second key off',
  usage: `lectern admin list
lectern admin make EMAIL --name "NAME"
lectern admin password EMAIL
lectern admin second-key-off EMAIL

For when nobody gets in by the console; the server may be running or not. Each is noted in the activity log, and the
other full administrators are told of it by mail.

  list             who is a full administrator
  make             make a full administrator
  password         give an account a new password, where no mail can; it is signed out everywhere
  second-key-off   take away all second keys of an account whose owner has lost them

  --name NAME      the name of the new administrator
  --ask            ask for the password here, instead of making one and showing it once`,
  options: { name: { type: 'string' }, ask: { type: 'boolean' } },
  run: async (given, terminal) => {
    const [way = '', ...words] = given.words;
    if (!Object.hasOwn(WAYS, way))
      throw new CommandError(
        `Say what is to be done: ${Object.keys(WAYS).join(', ')}. lectern admin --help says more.`,
      );
    const work = WAYS[way as keyof typeof WAYS];
    if (words.length !== (way === 'list' ? 0 : 1))
      throw new CommandError(
        way === 'list' ? 'lectern admin list takes nothing more.' : 'Name one mail address.',
      );
    await withInstallation(readSettings(), terminal.complain, ({ database: { db } }) =>
      work(db, normalAddress(words[0] ?? ''), given, terminal),
    );
    return 0;
  },
};

type Work = (db: Db, email: string, given: Given, terminal: Terminal) => Promise<void>;

async function list(...[db, , , { say }]: Parameters<Work>): Promise<void> {
  const all = await listAdministrators(db);
  for (const { name, email, hasSecondKey: hasTwoFactor, hasPassword } of all)
    say(`${name} <${email}>${hasPassword ? '' : ', invited'}${hasTwoFactor ? ', with a second key' : ''}`);
  if (all.length === 0) say('There is no full administrator.');
}

async function make(...[db, email, { values }, terminal]: Parameters<Work>): Promise<void> {
  const name = String(values.name ?? '').trim();
  if (name === '') throw new CommandError('Say whose name it is, for example --name "Mary Joseph".');
  if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(email)) throw new CommandError(`${email} is no mail address.`);
  const chosen = await passwordFor(values.ask === true, terminal);
  await makeAdministrator(db, { email, name, password: chosen.password }, new Date());
  terminal.say(`${name} is a full administrator and signs in at /login with ${email}${chosen.told}.`);
}

async function password(...[db, email, { values }, terminal]: Parameters<Work>): Promise<void> {
  const chosen = await passwordFor(values.ask === true, terminal);
  const name = await givePassword(db, email, chosen.password, new Date());
  terminal.say(`${name} is signed out everywhere, and signs in with ${email}${chosen.told}.`);
}

async function twoFactorOff(...[db, email, , { say }]: Parameters<Work>): Promise<void> {
  const id = await accountOfAddress(db, email);
  if (id === undefined) throw new CommandError(`No account has the address ${email}.`);
  const { name } = await letInWithoutKey(null, db, id, new Date());
  say(`${name} has no second key any more, is signed out everywhere, and signs in with the password alone.`);
}

/** The password, and what to print about it. */
async function passwordFor(ask: boolean, { say }: Terminal): Promise<{ password: string; told: string }> {
  if (!ask) {
    const made = randomBytes(12).toString('base64url');
    return { password: made, told: ` and the password ${made} (shown only this once)` };
  }
  const typed = await askPassword(say);
  if (typed.length < PASSWORD_MIN) throw new CommandError(passwordTooShort);
  return { password: typed, told: ' and the password that was typed' };
}
