import type { publicationCalls } from '#calls/publication.ts';
import { publication } from '#kinds/publication.ts';
import type { RecordOf } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { listRecords } from '#store/records.ts';
import type { Handlers } from '../context.ts';
import { queryOf } from '../fromWire.ts';
import { onWire, pageOnWire, type WireDeps } from '../wire.ts';
import { contentHandlers, readOr404 } from './content.ts';

/** Resources answer their PDFs as a list, the others one (AMB-041); the magazine its year and month as text (AMB-060). */
function serialize(record: RecordOf<typeof publication>, deps: WireDeps) {
  const doc = onWire(publication, record, deps) as ReturnType<typeof onWire> & { pdf: string[] };
  const pdf = record.type === 'resources' ? doc.pdf : (doc.pdf[0] ?? '');
  if (record.type !== 'magazine') return { ...doc, pdf };
  const padded = (n: number | null, digits: number) => (n === null ? null : String(n).padStart(digits, '0'));
  return { ...doc, pdf, year: padded(record.year, 4), month: padded(record.month, 2) };
}

/** Publications for the console and the site (001 §7, 002 §7.1, §7.2). */
export const publicationHandlers: Handlers<keyof typeof publicationCalls> = {
  ...contentHandlers('publication', publication, { serialize }),
  publicPublicationList: async ({ deps, input }) => {
    const query = queryOf(publication, input, deps.organisation.brand);
    const page = await listRecords(VISITOR, deps.db, publication, query);
    return { data: pageOnWire(page, (record) => serialize(record, deps)) as never };
  },
  publicPublication: async ({ deps, id }) => ({
    data: serialize(await readOr404(VISITOR, deps, publication, id), deps) as never,
  }),
};
