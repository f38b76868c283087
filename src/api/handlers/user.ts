import type { userCalls } from '#calls/user.ts';
import { account } from '#kinds/account.ts';
import type { Kind } from '#kinds/define.ts';
import { person, personnelOf } from '#kinds/person.ts';
import type { RecordOf } from '#kinds/records.ts';
import { roleOnWire } from '#kinds/roleNames.ts';
import { type Staff, VISITOR } from '#kinds/viewer.ts';
import { choiceFromWire, nameOnWire, namesOnWire } from '#kinds/wireNames.ts';
import { singleUseAddress } from '#lib/consolePaths.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { staffCategory } from '#lib/staffCategory.ts';
import {
  type Invitation,
  invitationsOf,
  invitationToPassOn,
  invite,
  inviteAgain,
  withdrawInvitation,
} from '#store/accounts/invitations.ts';
import { confirmOwnPassword } from '#store/accounts/ownAccount.ts';
import type { Tx } from '#store/database/db.ts';
import { isPerson } from '#store/records/persons.ts';
import { listRecords } from '#store/records/records.ts';
import {
  changeRecord,
  createRecord,
  removeRecord,
  restoreRecord,
  type WriteOptions,
} from '#store/records/write.ts';
import type { Change } from '#store/rows/rows.ts';
import { holdersAmong } from '#store/twoFactor/hasTwoFactor.ts';
import { letInWithoutKey } from '#store/twoFactor/letIn.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { changeOf, queryOf } from '../fromWire.ts';
import { onWire, pageOnWire, type WireDeps } from '../wire.ts';
import { triedFrom } from './auth.ts';
import { readOr404, servedInside } from './content.ts';

type Input = Readonly<Record<string, unknown>>;

/** Console users and persons behind the same calls (000 §7, 001 §7; AMB-069 to AMB-071). A unit's user can access only its own personnel. */
export const userHandlers: Handlers<keyof typeof userCalls> = {
  userList: async ({ viewer, deps, input, now }) => {
    const type = typeFor(viewer, input.type, 'type');
    if (type.kind === person) return { data: await personPage(viewer, deps, input, type.name) };
    const query = queryOf(account, { ...input, type: type.name });
    const page = await listRecords(viewer, deps.db, account, query);
    const ids = page.docs.map(({ id }) => id);
    const invited = await invitationsOf(deps.db, ids, now);
    const holders = await holdersAmong(deps.db, ids);
    const userOnWire = (record: RecordOf<typeof account>) =>
      accountOnWire(record, deps, invited.get(record.id), holders.has(record.id));
    return { data: pageOnWire(page, userOnWire) };
  },
  userGet: async ({ viewer, deps, id, now }) => ({ data: await one(viewer, deps, id, now) }),
  userCreate: async ({ viewer, deps, input, now, idempotencyKey }) => {
    const type = typeFor(viewer, input.user_type || undefined, 'user_type', true);
    const { invite: invited = false, current_password: _, ...fields } = input;
    const change = columnsOf({ ...fields, user_type: type.name }, deps, type.kind);
    const made = await servedInside(
      deps,
      (inside, id) => one(viewer, inside, id, now),
      (seen) => {
        const options = { now, idempotencyKey, seen };
        return invited && type.kind === account
          ? createInvited(viewer, deps, change, options)
          : createRecord(viewer, deps.db, type.kind, change, options);
      },
    );
    return { data: made };
  },
  userEdit: async ({ viewer, deps, id, input, now, request }) => {
    const { version, invite: _invite, current_password, ...fields } = input;
    const kind = await kindOf(viewer, deps, id);
    // An account of another unit is a 404, whatever was sent.
    const before = await readOr404<Kind>(viewer, deps, kind, id);
    if (fields.user_type && namedType(fields.user_type, 'user_type').kind !== kind) {
      const sentence =
        'A user who signs in and a person on the pages are kept apart. Please add a new one instead.';
      throw refusedField('user_type', sentence);
    }
    const { email = before.email } = fields;
    // Otherwise anybody at an unattended console could take over the account.
    if (id === viewer.accountId && (fields.password || email !== before.email))
      await confirmOwnPassword(viewer, deps.db, current_password, triedFrom(request, deps, now));
    const change = columnsOf(fields, deps, kind);
    const changed = await servedInside(
      deps,
      (inside) => one(viewer, inside, id, now),
      (seen) => changeRecord(viewer, deps.db, kind, id, change, { now, version, seen }),
    );
    deps.mailQueued();
    return { data: changed };
  },
  userDelete: async ({ viewer, deps, id, now, version }) => {
    const options = { now, version };
    await removeRecord(viewer, deps.db, await kindOf(viewer, deps, id), id, options);
    return { data: { _id: id, message: 'User deleted' } };
  },
  userRestore: async ({ viewer, deps, id, now, version }) => {
    const kind = await kindOf(viewer, deps, id);
    const restored = await servedInside(
      deps,
      (inside) => one(viewer, inside, id, now),
      (seen) => restoreRecord(viewer, deps.db, kind, id, { now, version, seen }),
    );
    return { data: restored };
  },
  userInvite: async ({ viewer, deps, id, now }) => {
    await inviteAgain(viewer, deps.db, id, now);
    deps.mailQueued();
    return { data: { _id: id, message: 'Invited' } };
  },
  userInvitationLink: async ({ viewer, deps, id, now }) => {
    const { token, expiresAt } = await invitationToPassOn(viewer, deps.db, id, now);
    const url = singleUseAddress(deps.publicUrl, 'invitation', token);
    return { data: { url, expires_at: expiresAt.toISOString() } };
  },
  userWithdrawInvitation: async ({ viewer, deps, id, now }) => {
    await withdrawInvitation(viewer, deps.db, id, now);
    return { data: { _id: id, message: 'Invitation withdrawn' } };
  },
  userLetIn: async ({ viewer, deps, id, now }) => {
    await letInWithoutKey(viewer, deps.db, id, now);
    deps.mailQueued();
    return { data: { _id: id, message: 'Let in' } };
  },
  publicPersonList: async ({ deps, input }) => ({
    data: await personPage(VISITOR, deps, input, String(input.type ?? '')),
  }),
};

/** Creates a user without a password and mails them an invitation to choose one. Throws Refusal (422) when a password was sent too. */
async function createInvited(viewer: Staff, deps: ApiDeps, change: Change, options: WriteOptions) {
  if (change.password) throw refusedField('invite', 'Send an invitation or set a password, not both.');
  const { email, user_name } = change;
  const also = (tx: Tx, id: string) =>
    invite(tx, { id, email: String(email), user_name: String(user_name) }, viewer.name, options.now);
  const withoutPassword = { ...change, password: null };
  const written = await createRecord(viewer, deps.db, account, withoutPassword, { ...options, also });
  deps.mailQueued();
  return written;
}

/** The table for a wire `type`. Throws Refusal (422) for an unknown one. */
function namedType(name: string, field: string) {
  if (choiceFromWire(account.fields.role, name)) return { kind: account, name };
  if (choiceFromWire(person.fields.user_type, name)) return { kind: person, name };
  const names = [...namesOnWire(account.fields.role), ...namesOnWire(person.fields.user_type)];
  const sentence = `${field} must be one of: ${names.join(', ')}.`;
  throw refusedField(field, sentence);
}

/**
 * The requested type; by default the own personnel for a unit's user, users for the office. Throws Refusal (403) for a type that the role may
 * not use (ADD-7).
 */
function typeFor(viewer: Staff, asked: unknown, field: string, needed = false) {
  if (!viewer.unit)
    return asked || needed ? namedType(String(asked ?? ''), field) : { kind: account, name: '' };
  const own = nameOnWire(person.fields.user_type, personnelOf(viewer.unit.kind));
  if (asked && asked !== own) throw new Refusal(403, 'Your user is not allowed to do this.');
  return { kind: person, name: own };
}

/** Which table an id is looked up in: for a unit's user never that of accounts. */
const kindOf = async (viewer: Staff, deps: ApiDeps, id: string): Promise<typeof account | typeof person> =>
  viewer.unit || (await isPerson(deps.db, id)) ? person : account;

async function one(viewer: Staff, deps: ApiDeps, id: string, now: Date) {
  if ((await kindOf(viewer, deps, id)) === person)
    return personOnWire(await readOr404(viewer, deps, person, id), deps);
  const record = await readOr404(viewer, deps, account, id);
  const invited = (await invitationsOf(deps.db, [id], now)).get(id);
  return accountOnWire(record, deps, invited, (await holdersAmong(deps.db, [id])).has(record.id));
}

async function personPage(
  viewer: Parameters<typeof listRecords>[0],
  deps: ApiDeps,
  input: Input,
  type: string,
) {
  const asked = { ...input, type: type || undefined, role: category(input.role, deps) };
  const query = queryOf(person, asked);
  const order = input.user_sort === true ? 'sorted' : undefined;
  const page = await listRecords(viewer, deps.db, person, { ...query, order });
  return pageOnWire(page, (record) => personOnWire(record, deps));
}

const category = (role: unknown, deps: ApiDeps): unknown =>
  typeof role === 'string' ? staffCategory(role, deps.organisation) : role;

const personOnWire = (record: RecordOf<typeof person>, deps: WireDeps) => onWire(person, record, deps);

/** A user for the API, with the fields that only persons have left empty. */
function accountOnWire(
  record: RecordOf<typeof account>,
  deps: WireDeps,
  invited: Invitation | undefined,
  second_key: boolean,
) {
  const empty = {
    designation: '',
    profile_picture: '',
    address: '',
    phone: '',
    fax: '',
    sort: null,
    user_sort: false,
    press_contact: false,
  };
  const doc = onWire(account, record, deps);
  const invitation = invited
    ? { state: invited.state, expires_at: invited.expiresAt?.toISOString() ?? null }
    : null;
  return { ...doc, ...empty, user_type: roleOnWire(record.role), invitation, second_key };
}

/** The body as columns of the table: a user's role is its user_type, whatever the field role says (AMB-069). */
function columnsOf(input: Input, deps: ApiDeps, kind: typeof account | typeof person) {
  const { user_type, role, ...rest } = input;
  if (kind === person)
    return changeOf(person, { ...rest, user_type: user_type || undefined, role: category(role, deps) });
  return changeOf(account, { ...rest, role: user_type || undefined });
}
