import { z } from 'zod';
import { diocese } from '#kinds/diocese.ts';
import { call, OFFICE, OFFICE_AND_DIOCESE, STAFF } from './call.ts';
import { contentCalls, publicCall } from './content.ts';
import { bySubDomain } from './input.ts';
import { FIRST_PATHS } from './paths.ts';
import { dioceseName, docsOf, inData, unitDoc } from './response.ts';

const doc = unitDoc(diocese);

/** Dioceses (000 §7, 002 §7.1; AMB-005, AMB-006, AMB-020, ADD-7). */
export const dioceseCalls = {
  ...contentCalls('diocese', diocese, {
    group: 'Dioceses',
    size: 30,
    // Users of another unit get 404.
    who: {
      List: OFFICE_AND_DIOCESE,
      Get: STAFF,
      Create: OFFICE,
      Edit: OFFICE_AND_DIOCESE,
      Delete: OFFICE,
      Restore: OFFICE,
    },
    source: '000 §7, AMB-020, AMB-032, AMB-040, AMB-074, AMB-111, ADD-1, ADD-4, ADD-7',
    doc,
  }),
  dioceseAll: call({
    address: FIRST_PATHS.dioceseAll,
    group: 'Dioceses',
    summary: 'The names of all dioceses',
    who: STAFF,
    response: docsOf(dioceseName),
    source: 'AMB-005, ADD-7',
  }),
  publicDioceses: publicCall({
    address: 'GET public/get_diocese_list',
    summary: 'All dioceses with their states',
    response: docsOf(dioceseName),
    source: '002 §7.1, AMB-005',
  }),
  publicDiocese: publicCall({
    address: 'GET public/get_diocese/{id}',
    summary: 'One diocese',
    response: inData(doc),
    source: '002 §7.1',
  }),
  publicDioceseBySubDomain: publicCall({
    address: 'POST public/get_diocese_by_sub_domain',
    summary: 'The diocese of a sub-domain',
    input: bySubDomain,
    mayMiss: true,
    response: inData(doc.extend({ docs: z.array(doc) })),
    source: '002 §7.1, AMB-006',
  }),
};
