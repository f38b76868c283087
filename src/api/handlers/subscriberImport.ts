import { z } from 'zod';
import { fieldsOf } from '#calls/fields.ts';
import type { subscriberImportCalls } from '#calls/subscriberImport.ts';
import { subscriber } from '#kinds/subscriber.ts';
import { firstValue } from '#kinds/subscriberImport.ts';
import { refusedField } from '#lib/refusal.ts';
import { BadAddress, wireAddress } from '#mail/address.ts';
import { lookAtUndo, undoImport } from '#store/newsletter/importUndo.ts';
import {
  type ImportLine,
  importLines,
  judgeLines,
  listImports,
} from '#store/newsletter/subscriberImports.ts';
import type { Handlers } from '../context.ts';

const FIELDS = z.object(fieldsOf(subscriber));

/** Importing subscribers from a file (AMB-052). */
export const subscriberImportHandlers: Handlers<keyof typeof subscriberImportCalls> = {
  subscriberImportCheck: async ({ deps, input }) => ({
    data: {
      lines: await judgeLines(deps.db, input.lines.map(lineOf), deps.secretKey),
      asked: deps.confirmSubscribers,
    },
  }),
  subscriberImport: async ({ deps, viewer, input, now }) => {
    if (!input.agreed) throw refusedField('agreed', 'Tick the agreement first.');
    const { secretKey, confirmSubscribers: confirm } = deps;
    const options = { id: input.import, fileName: input.file_name, confirm, secretKey, now };
    const lines = await importLines(viewer, deps.db, input.lines.map(lineOf), options);
    deps.mailQueued();
    return { data: { lines } };
  },
  subscriberImportList: async ({ deps, input }) => {
    const { docs, ...page } = await listImports(deps.db, input);
    return {
      data: {
        ...page,
        docs: docs.map(({ id, fileName, createdAt, by, undoneBy, undoneAt, ...counts }) => ({
          _id: id,
          file_name: fileName,
          created_at: createdAt.toISOString(),
          created_by: { user_name: by },
          undone_by: { user_name: undoneBy },
          undone_at: undoneAt?.toISOString() ?? null,
          ...counts,
        })),
      },
    };
  },
  subscriberImportUndoCheck: async ({ deps, id }) => ({ data: await lookAtUndo(deps.db, id) }),
  subscriberImportUndo: async ({ viewer, deps, id, now }) => ({
    data: await undoImport(viewer, deps.db, id, now),
  }),
};

/** Validates a line as the form does, with the form's error sentences. Without a name, the part before the @ is used. */
function lineOf({
  line,
  ...cells
}: {
  line: number;
  name?: string;
  email?: string;
  phone?: string;
  left?: string;
}): ImportLine {
  const { name = '', email = '', phone = '', left = '' } = cells;
  const typed = firstValue(email);
  const spoilt = { name: LOST_LETTERS.test(name), phone: ROUNDED.test(phone.trim()) };
  const note = [
    ...(typed === email.trim() ? [] : [`Of its addresses “${email.trim()}” the first is taken.`]),
    ...(spoilt.name ? [`A spreadsheet has lost the letters of the name “${name.trim()}”.`] : []),
    ...(spoilt.phone
      ? [`A spreadsheet has rounded the phone number to “${phone.trim()}”: it is left out.`]
      : []),
  ].join(' ');
  const read = FIELDS.safeParse({
    name: (spoilt.name ? '' : name.trim()) || typed.split('@')[0],
    email: typed,
    phone: spoilt.phone ? '' : firstValue(phone),
  });
  const refused = (fault: string): ImportLine => ({ line, name, email: typed, phone, note: '', fault });
  if (left !== '') return refused(`The file says “${left}”.`);
  if (typed === '') return refused('There is no address in it.');
  if (!read.success) return refused(read.error.issues[0]?.message ?? '');
  const { name: given = '', email: address = '', phone: number = '' } = read.data;
  return {
    line,
    name: String(given),
    email: String(address),
    phone: String(number),
    note,
    fault: faultOf(String(address)),
  };
}

/** A long number as a spreadsheet shows it in a narrow column, with its last digits gone. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+?\d+$/i;
/** Letters that a program could not encode. */
const LOST_LETTERS = /^[?\s.]*\?{2}[?\s.]*$/;

function faultOf(address: string): string {
  try {
    wireAddress(address);
    return '';
  } catch (error) {
    if (error instanceof BadAddress) return error.message;
    throw error;
  }
}
