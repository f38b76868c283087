import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { fieldsOf } from '#calls/fields.ts';
import type { Kind, UnitKind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { type Staff, VISITOR, type Viewer } from '#kinds/viewer.ts';
import { sendBack } from '#store/records/sendBack.ts';
import { changeRecord, createRecord } from '#store/records/write.ts';
import { isFile } from './files.ts';
import type { Filling } from './fill.ts';
import type { RecordNamed, SampleAccount, SampleRecord } from './types.ts';

const DAY = 24 * 3_600_000;
/** How many are under way at once: each waits for the disk at its end. */
const AT_ONCE = 4;

/** What has been written so far, by the names that records call it by. */
export interface Known {
  readonly office: Staff;
  readonly units: Map<string, { readonly kind: UnitKind; readonly id: string }>;
  readonly accounts: Map<string, Staff>;
  /** Ids by kind and title; of letters by their subject, of orders by who has sent them. */
  readonly records: Map<string, string>;
  addresses: ReadonlyMap<string, string>;
}

const inputs = new Map<KindName, z.ZodType<Record<string, unknown>>>();

/** What a create of a kind takes, as its calls declare it; made once, since there are many records of each. */
export function inputOf(name: KindName): z.ZodType<Record<string, unknown>> {
  const known = inputs.get(name) ?? z.object(fieldsOf<Kind>(KINDS[name]));
  inputs.set(name, known);
  return known;
}

/** Departments and dioceses; of the array fields and files only what has an address, so that they can be written without pictures. */
export async function writeUnits(
  filling: Filling,
  known: Known,
  units: readonly SampleRecord[],
): Promise<void> {
  const count = (of: KindName): number => units.filter((unit) => unit.of === of).length;
  filling.progress(`Sample content: ${count('diocese')} dioceses and ${count('department')} departments`);
  for (const unit of units) {
    const full = filling.extent === 'full';
    const { accent, ...fields } = unit.fields;
    const plain = Object.entries(fields).filter(([, value]) => full || !Array.isArray(value));
    const record = { ...unit, fields: Object.fromEntries(plain) };
    const id = await write(filling, known, record, { accent });
    known.units.set(String(unit.fields.sub_domain), { kind: unit.of as UnitKind, id });
  }
}

/** Those who may sign in. Their passwords are random and told to nobody: an administrator sets one for those who are to sign in. */
export async function writeAccounts(
  filling: Filling,
  known: Known,
  accounts: readonly SampleAccount[],
): Promise<void> {
  for (const { name, email, mobile, role, unit } of accounts) {
    const password = randomBytes(24).toString('base64url');
    const fields = { user_name: name, email, mobile, role, password };
    const record: SampleRecord = { of: 'account', unit, by: 'office', daysAgo: 0, fields };
    const accountId = await write(filling, known, record);
    known.accounts.set(name, { role, accountId, name, unit: (unit && known.units.get(unit)) || null });
  }
}

/** Records of any kind, the oldest first, so that ids and the order of making agree with the dates. */
export async function writeRecords(
  filling: Filling,
  known: Known,
  records: readonly SampleRecord[],
): Promise<void> {
  const waiting = [...records].sort((one, other) => other.daysAgo - one.daysAgo).values();
  let done = 0;
  const worker = async (): Promise<void> => {
    for (const record of waiting) {
      const id = await write(filling, known, record);
      known.records.set(`${record.of} ${calledBy(record)}`, id);
      done += 1;
      if (done % 250 === 0) filling.progress(`Sample content: ${done} of ${records.length} records`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const calledBy = ({ fields: { title, subject, name } }: SampleRecord) => title ?? subject ?? name;

/** Writes one record as its form would send it: through the input schema of its calls, then the write door. Throws Refusal and ZodError. */
async function write(
  filling: Filling,
  known: Known,
  record: SampleRecord,
  beside: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const kind = KINDS[record.of];
  const unit = record.unit === null ? undefined : known.units.get(record.unit);
  if (record.unit !== null && !unit) throw new Error(`There is no ${record.unit} in the sample church.`);
  const sent = inputOf(record.of).parse(resolved(record.fields, known));
  const change = {
    ...sent,
    ...beside,
    ...(unit ? { [`${unit.kind}_id`]: unit.id } : {}),
    ...(record.activated === undefined ? {} : { activated: record.activated }),
  };
  const now = new Date(filling.now.getTime() - record.daysAgo * DAY);
  const { id } = await createRecord(writerOf(record, known), filling.db, kind, change, {
    now,
  });
  if (record.afterwards)
    await changeRecord(known.office, filling.db, kind, id, record.afterwards, { now: filling.now });
  if (record.sentBack)
    await sendBack(known.office, filling.db, kind, id, record.sentBack, { now: filling.now });
  return id;
}

/** Signed by its author. What the office has let through is written with its right; what still waits with the author's own. */
function writerOf({ by, activated }: SampleRecord, { office, accounts }: Known): Viewer {
  if (by === 'visitor') return VISITOR;
  if (by === 'office') return office;
  const author = accounts.get(by.account);
  if (!author) throw new Error(`Nobody in the sample church is called ${by.account}.`);
  return activated === false ? author : { ...author, role: office.role, unit: office.unit };
}

/** The value with the addresses of files and the ids of other records. */
function resolved(value: unknown, known: Known): unknown {
  if (isFile(value)) {
    const address = known.addresses.get(value.key);
    if (!address) throw new Error(`The file ${value.key} was not taken in.`);
    return address;
  }
  if (Array.isArray(value)) return value.map((item) => resolved(item, known));
  if (typeof value !== 'object' || value === null) return value;
  if ('titled' in value) {
    const { of, titled } = value as RecordNamed;
    const id = known.records.get(`${of} ${titled}`);
    if (!id) throw new Error(`There is no ${of} called “${titled}” in the sample church.`);
    return id;
  }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolved(item, known)]));
}
