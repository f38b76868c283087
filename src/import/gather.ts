import type { ContentName } from '#calls/paths.ts';
import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { Incoming } from './incoming.ts';
import { hiddenBy, isDeleted } from './oldStates.ts';
import { type FieldsNamed, fieldsOfCollection, renamed } from './otherNames.ts';
import { isRaw } from './raw.ts';
import { incoming, unknownFields } from './rawRecord.ts';
import type { Spool } from './spool.ts';

/** Takes the records of arrays or collections, and keeps what is to be said about each. */
export interface Gathering {
  /** A record of the array `name`; `at` counts from 0. */
  add(name: string, kind: ContentName, raw: unknown, at: number): void;
  note(sentence: string): void;
  /** All records in the order of adding, and all sentences. */
  all(): { readonly records: readonly Incoming[]; readonly leftOut: readonly string[] };
}

/** What is counted of one array. */
interface Counts {
  readonly said: FieldsNamed;
  /** Fields taken by another name. */
  readonly taken: Map<string, number>;
  readonly notKept: Map<string, number>;
  deleted: number;
  readonly hidden: Map<string, number>;
}

/** Records are gathered in memory, or their fields in a spool. */
export function gathering(
  organisation: Organisation,
  said: FieldsNamed,
  spool?: Pick<Spool, 'keep'>,
): Gathering {
  const records: Incoming[] = [];
  const notes: string[] = [];
  const counted = new Map<string, Counts>();
  const countsOf = (name: string, kind: ContentName): Counts => {
    const counts = counted.get(name) ?? {
      ...{ said: fieldsOfCollection(said, name, kind), taken: new Map() },
      ...{ notKept: new Map(), deleted: 0, hidden: new Map() },
    };
    counted.set(name, counts);
    return counts;
  };
  return {
    note: (sentence) => void notes.push(sentence),
    add(name, kind, original, at) {
      if (!isRaw(original)) {
        notes.push(`${name}[${at}] is not a record.`);
        return;
      }
      const counts = countsOf(name, kind);
      const { raw, taken } = renamed(kind, original, counts.said);
      if (isDeleted(raw)) {
        counts.deleted += 1;
        return;
      }
      const record = incoming(kind, raw, organisation, original);
      const hidden = hiddenBy(raw);
      if (hidden !== undefined && cannotHide(KINDS[record.kind])) {
        count(counts.hidden, hidden);
        return;
      }
      records.push(spool ? keptIn(spool, record) : record);
      for (const field of unknownFields(kind, raw)) count(counts.notKept, field);
      for (const [there, here] of taken) count(counts.taken, `${there} as ${here}`);
    },
    all: () => ({ records, leftOut: [...notes, ...[...counted].flatMap(sentences)] }),
  };
}

const count = (counts: Map<string, number>, name: string): void =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);

function keptIn(spool: Pick<Spool, 'keep'>, { fields, ...record }: Incoming): Incoming {
  const read = spool.keep(fields);
  return {
    ...record,
    get fields() {
      return read();
    },
  };
}

/** Whether a kind's records are public at once. A unit comes in all the same, since others belong to it. */
const cannotHide = ({ name, switchable, may }: Kind): boolean =>
  !switchable && may.read === 'everyone' && name !== 'department' && name !== 'diocese';

function sentences([name, { taken, notKept, deleted, hidden }]: readonly [string, Counts]): string[] {
  const listed = (counts: ReadonlyMap<string, number>): string =>
    [...counts].map(([field, n]) => `${field} (${n})`).join(', ');
  return [
    ...(deleted > 0 ? [`${deleted} records of “${name}” had been deleted there and were left out.`] : []),
    ...(hidden.size > 0
      ? [
          `Records of “${name}” that were not shown there, and could not be hidden here, were left out: ${listed(hidden)}.`,
        ]
      : []),
    ...(taken.size > 0 ? [`Fields of “${name}” that have another name here: ${listed(taken)}.`] : []),
    ...(notKept.size > 0 ? [`Fields of “${name}” that are not kept: ${listed(notKept)}.`] : []),
  ];
}
