import type { publicationCalls } from '#calls/publication.ts';
import { publication } from '#kinds/publication.ts';
import type { RecordOf } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Handlers } from '../context.ts';
import { onWire, pageOnWire, type WireDeps } from '../wire.ts';
import { contentHandlers, readOr404 } from './content.ts';
import { pageOf } from './lists.ts';

/** Resources return a list of PDFs, the others a single one (AMB-041); the magazine returns year and month as text (AMB-060). */
function serialize(record: RecordOf<typeof publication>, deps: WireDeps) {
  const doc = onWire(publication, record, deps);
  const pdf = record.type === 'resources' ? doc.pdf : (doc.pdf[0] ?? '');
  if (record.type !== 'magazine') return { ...doc, pdf };
  const padded = (n: number | null, digits: number) => (n === null ? null : String(n).padStart(digits, '0'));
  return { ...doc, pdf, year: padded(record.year, 4), month: padded(record.month, 2) };
}

/** Publications for the console and the site (001 §7, 002 §7.1, §7.2). */
export const publicationHandlers: Handlers<keyof typeof publicationCalls> = {
  ...contentHandlers('publication', publication, serialize),
  publicPublicationList: async ({ deps, input }) => {
    const page = await pageOf(VISITOR, deps, publication, input);
    return { data: pageOnWire(page, (record) => serialize(record, deps)) };
  },
  publicPublication: async ({ deps, id }) => ({
    data: serialize(await readOr404(VISITOR, deps, publication, id), deps),
  }),
};
