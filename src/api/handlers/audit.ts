import type { auditCalls } from '#calls/audit.ts';
import type { DataOf } from '#calls/calls.ts';
import type { Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { daysLater, startOfDay } from '#lib/dates.ts';
import { endSessionOfSignIn } from '#store/accounts/ownSessions.ts';
import type { AuditKey } from '#store/audit/auditKeys.ts';
import type { AuditLine } from '#store/audit/auditLines.ts';
import { listAudit } from '#store/audit/auditLog.ts';
import { undoDeed } from '#store/audit/undo.ts';
import { readHistoryEntry } from '#store/records/history.ts';
import { noteDone } from '#store/rows/acts.ts';
import { tokenOf } from '../caller.ts';
import type { Handlers } from '../context.ts';

type Doc = DataOf<'auditList'>['docs'][number];

/** Who did what, and undoing it. */
export const auditHandlers: Handlers<keyof typeof auditCalls> = {
  auditList: async ({ viewer, deps, input, request, now }) => {
    const { from, to, older_than: older, ...query } = input;
    const asker = { token: tokenOf(request) ?? '', now };
    const asked = {
      ...query,
      from: from ? startOfDay(from) : undefined,
      until: to ? startOfDay(daysLater(to, 1)) : undefined,
      after: older ? keyFrom(older) : undefined,
    };
    const { lines, next, total } = await listAudit(viewer, deps.db, asked, asker);
    return { data: { docs: lines.map(onWire), next: next && keyText(next), total } };
  },
  auditUndo: async ({ viewer, deps, id, input, now }) => {
    const entry = await readHistoryEntry(viewer, deps.db, id);
    await undoDeed(viewer, deps.db, entry, { now, version: input.version });
    deps.mailQueued();
    return { data: { _id: id, message: 'Undone' } };
  },
  auditSignOut: async ({ viewer, deps, id, now }) => {
    await endSessionOfSignIn(viewer, deps.db, id, now);
    return { data: { _id: id, message: 'Signed out' } };
  },
  auditExported: async ({ viewer, deps, input: { what, count }, now }) => {
    const by = viewer.accountId;
    await noteDone(deps.db, { act: 'exported', by, thing: what.trim(), details: { count }, now });
    return { data: { message: 'Noted' } };
  },
};

const keyText = ({ at, source, id }: AuditKey): string => `${at.toISOString()} ${source} ${id}`;

function keyFrom(text: string): AuditKey {
  const [at = '', source = '', id = ''] = text.split(' ');
  return { at: new Date(at), source: source as AuditKey['source'], id };
}

function onWire(line: AuditLine): Doc {
  const { at, by } = line;
  const ofEvery = { _id: line.id, at: at.toISOString(), by: by && { _id: by.id, user_name: by.name } };
  if (line.source === 'sign_in') {
    const { source, way, outcome, reason, times, address, device } = line;
    const { newDevice: new_device, goesOn: goes_on } = line;
    return { ...ofEvery, source, way, outcome, reason, times, address, device, new_device, goes_on };
  }
  if (line.source === 'act') {
    const { source, act, thing, details, token } = line;
    return { ...ofEvery, source, act, thing, details: { ...details }, program: token ?? '' };
  }
  const { recordId: record, differences, changed, token, id: _id, at: _at, by: _by, ...change } = line;
  const of: Kind | undefined = KINDS[line.kind as KindName];
  return {
    ...change,
    ...ofEvery,
    record,
    program: token ?? '',
    changed: [...changed],
    differences: differences.map((one) => ({ ...one, type: of?.fields[one.name]?.type ?? one.name })),
  };
}
