import { z } from 'zod';
import { diocese } from '#kinds/diocese.ts';
import { dioceseName, docsOf, done, inData, pageOf, saved, unitDoc } from './answer.ts';
import { call, OFFICE, OFFICE_AND_DIOCESE, RICH_TEXT_LIMIT, STAFF } from './call.ts';
import { fieldsOf } from './fields.ts';
import { bySubDomain, consolePaging, versionSent } from './input.ts';

const dioceseDoc = unitDoc(diocese);

/** Dioceses (000 §7, 002 §7.1; AMB-005, AMB-006, AMB-020, ADD-7). */
export const dioceseCalls = {
  dioceseList: call({
    method: 'POST',
    path: 'diocese/get',
    group: 'Dioceses',
    summary: 'Dioceses, page by page',
    who: OFFICE_AND_DIOCESE,
    input: z.object(consolePaging(30)),
    answer: pageOf(dioceseDoc),
    source: '000 §7',
  }),
  dioceseAll: call({
    method: 'GET',
    path: 'diocese/get_all',
    group: 'Dioceses',
    summary: 'The names of all dioceses',
    who: STAFF,
    answer: docsOf(dioceseName),
    source: 'AMB-005, ADD-7',
  }),
  dioceseGet: call({
    method: 'GET',
    path: 'diocese/get/{id}',
    group: 'Dioceses',
    summary: 'One diocese; for the users of another unit it is not there',
    who: STAFF,
    answer: inData(dioceseDoc),
    source: '000 §7, ADD-7',
  }),
  dioceseCreate: call({
    method: 'POST',
    path: 'diocese/create',
    group: 'Dioceses',
    summary: 'Add a diocese',
    who: OFFICE,
    input: z.object(fieldsOf(diocese)),
    answer: saved(dioceseDoc),
    saves: diocese,
    source: '000 §7, AMB-032',
  }),
  dioceseEdit: call({
    method: 'PUT',
    path: 'diocese/edit/{id}',
    group: 'Dioceses',
    summary: 'Change the fields that are sent',
    who: OFFICE_AND_DIOCESE,
    input: z.object({ ...fieldsOf(diocese), version: versionSent }),
    answer: saved(dioceseDoc),
    saves: diocese,
    source: '000 §7, AMB-020, AMB-040, AMB-111, ADD-1',
    bodyLimit: RICH_TEXT_LIMIT,
  }),
  dioceseDelete: call({
    method: 'DELETE',
    path: 'diocese/delete/{id}',
    group: 'Dioceses',
    summary: 'Move a diocese to the trash',
    who: OFFICE,
    answer: done,
    source: '000 §7, AMB-074, ADD-4',
  }),
  dioceseRestore: call({
    method: 'PUT',
    path: 'diocese/restore/{id}',
    group: 'Dioceses',
    summary: 'Bring a diocese back from the trash',
    who: OFFICE,
    answer: inData(dioceseDoc),
    source: 'AMB-074, ADD-4',
  }),
  publicDioceses: call({
    method: 'GET',
    path: 'public/get_diocese_list',
    group: 'Public',
    summary: 'All dioceses with their states',
    who: 'everyone',
    answer: docsOf(dioceseName),
    source: '002 §7.1, AMB-005',
  }),
  publicDiocese: call({
    method: 'GET',
    path: 'public/get_diocese/{id}',
    group: 'Public',
    summary: 'One diocese',
    who: 'everyone',
    answer: inData(dioceseDoc),
    source: '002 §7.1',
  }),
  publicDioceseBySubDomain: call({
    method: 'POST',
    path: 'public/get_diocese_by_sub_domain',
    group: 'Public',
    summary: 'The diocese of a sub-domain',
    who: 'everyone',
    input: bySubDomain,
    answer: inData(dioceseDoc.extend({ docs: z.array(dioceseDoc) })),
    source: '002 §7.1, AMB-006',
  }),
};
