import { z } from 'zod';
import { description } from '#kinds/description.ts';
import { withInput } from './call.ts';
import { contentCalls, publicCall } from './content.ts';
import { filtersOf } from './fields.ts';
import { flagFilter } from './input.ts';
import { named } from './jsonSchema.ts';
import { forStaff, inData, listDoc } from './response.ts';

const descriptionDoc = listDoc(description);
const descriptions = contentCalls('description', description, {
  group: 'Descriptions',
  size: 20,
  source: '001 §7, AMB-009, AMB-021',
});
const { type } = filtersOf(description);

/** Texts of which there is one each; lists are arrays of one or none (AMB-009). */
export const descriptionCalls = {
  ...descriptions,
  descriptionList: {
    ...withInput(descriptions.descriptionList, z.object({ type, trashed: flagFilter })),
    response: inData(z.array(named('Description', forStaff(description, descriptionDoc)))),
  },
  publicDescriptionList: publicCall({
    address: 'POST public/get_descriptions_list',
    summary: 'The text of a type',
    input: z.object({ type, user_sort: flagFilter }),
    response: inData(z.array(descriptionDoc)),
    source: '002 §7.1, AMB-009, AMB-021',
  }),
};
