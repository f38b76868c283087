import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import { refuseEnded } from '../accounts/ownSessions.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { noteAct } from '../rows/acts.ts';
import { notFound } from '../rows/rows.ts';
import { hasTwoFactor } from './hasTwoFactor.ts';
import { notifyOwnerOfKey } from './notices.ts';
import {
  countRecoveryCodes,
  makeRecoveryCodes,
  type RecoveryCodes,
  removeRecoveryCodes,
} from './recoveryCodes.ts';
import { isKeyRequired, lockAccount } from './required.ts';
import { endTrustOf, listOwnTrusted, type TrustedBrowser } from './trustedBrowsers.ts';

/** The session that changes its person's second factors, and the time. `token`: of the session. */
export interface AtOwnKeys {
  readonly viewer: Staff;
  readonly db: Db;
  readonly token: string;
  readonly secretKey: Buffer;
  readonly now: Date;
}

/** One of a person's own second factors. `host`: the console host for which a device was added; '' for an app. */
export interface OwnKey {
  readonly id: string;
  readonly kind: 'app' | 'device';
  readonly name: string;
  readonly host: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

/** The viewer's own second factors and their settings. Nobody reads another's. */
export interface OwnKeys {
  readonly keys: readonly OwnKey[];
  readonly paper: RecoveryCodes;
  /** Whether the church requires full administrators to have one. */
  readonly required: boolean;
  /** The browsers that may skip it. */
  readonly trusted: readonly TrustedBrowser[];
}

/** The viewer's own second factors. */
export async function listOwnKeys(viewer: Staff, db: Db, now: Date): Promise<OwnKeys> {
  const { accountId } = viewer;
  const found = await sql<OwnKey>`
    select id, kind, name, coalesce(rp_id, '') as host, created_at as "createdAt", used_at as "usedAt"
    from second_key where account_id = ${accountId} order by kind desc, created_at, id`.execute(db);
  return {
    keys: found.rows,
    paper: await countRecoveryCodes(db, accountId),
    required: await isKeyRequired(db),
    trusted: await listOwnTrusted(viewer, db, now),
  };
}

/** Renames one of the viewer's own second factors. Throws the one 404 for a foreign, missing or malformed id. */
export async function renameOwnKey(viewer: Staff, db: Db, id: string, name: string): Promise<void> {
  if (!isId(id)) throw notFound();
  const renamed = await writing(db, (tx) =>
    sql`update second_key set name = ${name} where id = ${id} and account_id = ${viewer.accountId} returning 1`.execute(
      tx,
    ),
  );
  if (renamed.rows.length === 0) throw notFound();
}

/**
 * Removes one of the viewer's own second factors; with the last one the recovery codes are removed. Throws Refusal: 404 for a foreign, missing or malformed id,
 * 422 for the last one of a full administrator while the church requires one.
 */
export async function removeOwnKey({ viewer, db, token, now }: AtOwnKeys, id: string): Promise<void> {
  if (!isId(id)) throw notFound();
  const { accountId } = viewer;
  await writing(db, async (tx) => {
    const owner = await lockAccount(tx, accountId);
    await refuseEnded(tx, viewer, token);
    const gone = await sql<{ name: string; kind: string }>`
      delete from second_key where id = ${id} and account_id = ${accountId} returning name, kind`.execute(tx);
    const [key] = gone.rows;
    if (!owner || !key) throw notFound();
    if (!(await hasTwoFactor(tx, accountId))) {
      if (owner.isOffice && (await isKeyRequired(tx)))
        throw new Refusal(
          422,
          'Full administrators must have a second key. The last one cannot be taken away.',
        );
      await removeRecoveryCodes(tx, accountId);
      await sql`update session set with_key = false where account_id = ${accountId}`.execute(tx);
    }
    await endTrustOf(tx, accountId);
    const { name, kind } = key;
    await noteAct(tx, { act: 'second_key_removed', by: accountId, thing: name, details: { kind }, now });
    await notifyOwnerOfKey(tx, owner, 'removed', name, now);
  });
}

/** Creates new recovery codes for a viewer with a second factor; they are shown only now. Throws Refusal (422) without one. */
export async function makeOwnRecoveryCodes({
  viewer,
  db,
  token,
  secretKey,
  now,
}: AtOwnKeys): Promise<string[]> {
  const { accountId } = viewer;
  return writing(db, async (tx) => {
    const owner = await lockAccount(tx, accountId);
    if (!owner) throw notFound();
    await refuseEnded(tx, viewer, token);
    if (!(await hasTwoFactor(tx, accountId)))
      throw new Refusal(422, 'Add a phone, a computer or an app first.');
    const codes = await makeRecoveryCodes(tx, accountId, secretKey, now);
    await endTrustOf(tx, accountId);
    await noteAct(tx, { act: 'recovery_codes_made', by: accountId, thing: owner.name, now });
    await notifyOwnerOfKey(tx, owner, 'codes', '', now);
    return codes;
  });
}

/** Removes all second factors of an account. Returns whether there were any. */
export async function removeAllKeys(tx: Tx, accountId: string): Promise<boolean> {
  const gone = await sql`delete from second_key where account_id = ${accountId}`.execute(tx);
  await removeRecoveryCodes(tx, accountId);
  await endTrustOf(tx, accountId);
  return Number(gone.numAffectedRows ?? 0) > 0;
}
