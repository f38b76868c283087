import { z } from 'zod';
import type { KindName } from '#kinds/kinds.ts';
import { TEMPLATE_KINDS } from '#kinds/templateKinds.ts';
import { TEMPLATE_NAME } from '#kinds/templates.ts';
import { call, STAFF } from './call.ts';
import { flag, plainText } from './input.ts';
import { named } from './jsonSchema.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { docsOf, done, inData } from './response.ts';

const template = {
  _id: z.string(),
  kind: z.string(),
  name: z.string(),
  for_all: z.boolean(),
  /** Whether the caller may rename and delete it. */
  own: z.boolean(),
};
const templateName = plainText('name', TEMPLATE_NAME)
  .transform((name) => name.trim())
  .refine((name) => name !== '', 'Please add a name');

/** Templates: a record's content saved to start new ones from. */
export const templateCalls = {
  templateList: call({
    address: LATER_PATHS.templateList,
    group: 'Desk',
    summary: 'The templates of your unit and those for all, of the kinds that you may add, by name',
    who: STAFF,
    response: docsOf(named('Template', z.object(template))),
    source: 'decision 0120',
  }),
  templateGet: call({
    address: LATER_PATHS.templateGet,
    group: 'Desk',
    summary:
      'One template with the fields that a new record begins with; days, and files that you may not use, are not among them',
    who: STAFF,
    response: inData(z.object({ ...template, doc: z.record(z.string(), z.unknown()) })),
    source: 'decision 0120',
  }),
  templateCreate: call({
    address: LATER_PATHS.templateCreate,
    group: 'Desk',
    summary:
      'Keep what a record says now as a template, for your unit or, by the office, for all. Its days, and what is its own alone, are left out',
    who: STAFF,
    mayMiss: true,
    conflicts: true,
    input: z.object({
      kind: z.enum(
        TEMPLATE_KINDS as [KindName, ...KindName[]],
        `kind must be one of: ${TEMPLATE_KINDS.join(', ')}.`,
      ),
      record: plainText('record', 40),
      name: templateName,
      for_all: flag.default(false),
    }),
    response: inData(z.object(template)),
    source: 'decision 0120',
  }),
  templateRename: call({
    address: LATER_PATHS.templateRename,
    group: 'Desk',
    summary: 'Give a template another name',
    who: STAFF,
    input: z.object({ name: templateName }),
    response: done,
    source: 'decision 0120',
  }),
  templateRemove: call({
    address: LATER_PATHS.templateRemove,
    group: 'Desk',
    summary: 'Delete a template; what was begun with it stays',
    who: STAFF,
    response: done,
    source: 'decision 0120',
  }),
  templateRestore: call({
    address: LATER_PATHS.templateRestore,
    group: 'Desk',
    summary: 'Bring a template back that was deleted in the last 30 days',
    who: STAFF,
    conflicts: true,
    response: done,
    source: 'ADD-4, decision 0120',
  }),
};
