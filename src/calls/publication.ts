import { z } from 'zod';
import { publication } from '#kinds/publication.ts';
import { contentCalls, publicCall } from './content.ts';
import { filtersOf } from './fields.ts';
import { flagFilter, idFilter, paging } from './input.ts';
import { named } from './jsonSchema.ts';
import { inData, listDoc, pageOf } from './response.ts';

/** In responses, resources have a list of PDFs, the others a single one (AMB-041); year and month of the magazine are text (AMB-060). */
const doc = named(
  'PublicPublication',
  listDoc(publication).extend({
    pdf: z.union([z.array(z.string()), z.string()]),
    year: z.union([z.number(), z.string()]).nullable(),
    month: z.union([z.number(), z.string()]).nullable(),
  }),
);

/** Publications of six types (001 §7, 002 §7.1, §7.2). */
export const publicationCalls = {
  ...contentCalls('publication', publication, {
    group: 'Publications',
    size: 20,
    sizes: { resources: 25, magazine: 40, sermons: 30 },
    source: '001 §7, AMB-041, AMB-059, AMB-060, AMB-094',
    listInput: { sort: flagFilter },
    doc,
  }),
  publicPublicationList: publicCall({
    address: 'POST public/get_publications_list',
    summary: 'Active publications of a type, newest first',
    input: z.object({ ...paging(21), ...filtersOf(publication), department: idFilter, sort: flagFilter }),
    response: pageOf(doc),
    source: '002 §7.1, §7.2, AMB-057, AMB-059',
  }),
  publicPublication: publicCall({
    address: 'GET public/get_publication/{id}',
    summary: 'One active publication',
    response: inData(doc),
    source: '002 §7.1, AMB-016',
  }),
};
