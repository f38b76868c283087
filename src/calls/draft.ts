import { z } from 'zod';
import { call, JSON_LIMIT, STAFF } from './call.ts';
import { flag, plainText } from './input.ts';
import { done, inData, moment } from './response.ts';

const fields = (name: string) => z.record(z.string().max(60), z.unknown(), `${name} must be an object.`);

const aboutShape = {
  _id: z.string(),
  kind: z.string(),
  form: z.string(),
  record: z.string().nullable(),
  title: z.string(),
  about: z.string(),
  path: z.string(),
  version: z.number().int().nullable(),
  /** Where it was typed last. */
  device: z.string(),
  revision: z.number().int(),
  /** When. */
  at: moment,
};

/** What is typed and not saved, kept for its person alone so that it goes on at another device. */
export const draftCalls = {
  draftList: call({
    method: 'POST',
    path: 'drafts/get',
    group: 'Desk',
    summary:
      'Your drafts of all devices without what is typed in them, and which of those that a device knows were saved or thrown away',
    who: STAFF,
    input: z.object({
      known: z.array(plainText('known', 40), 'known must be a list of ids.').max(500).default([]),
    }),
    response: inData(z.object({ docs: z.array(z.object(aboutShape)), ended: z.array(z.string()) })),
    source: 'decision 0109',
  }),
  draftGet: call({
    method: 'GET',
    path: 'drafts/get/{id}',
    group: 'Desk',
    summary: 'One of your drafts: the fields that were changed, and how they stood before',
    who: STAFF,
    mayMiss: true,
    response: inData(
      z.object({
        ...aboutShape,
        saved: z.record(z.string(), z.unknown()),
        values: z.record(z.string(), z.unknown()),
      }),
    ),
    source: 'decision 0109',
  }),
  draftPut: call({
    method: 'PUT',
    path: 'drafts/keep',
    abortable: true,
    group: 'Desk',
    summary:
      'Keep a draft. `after` is the revision it goes on from: when another device has written since (`newer`), or it was saved or thrown away (`ended`), nothing is changed',
    who: STAFF,
    input: z.object({
      /** Made by the device, as a UUID. */
      draft: plainText('draft', 40),
      /** Of the record; or its name, that of the part of it, and its id. */
      kind: plainText('kind', 120),
      form: plainText('form', 100),
      record: plainText('record', 100).nullable().default(null),
      title: plainText('title', 500),
      about: plainText('about', 500),
      path: plainText('path', 500).refine(
        (path) => /^\/(?![/\\])/.test(path),
        'path must be one of the console.',
      ),
      version: z.number().int().nullable().default(null),
      saved: fields('saved'),
      values: fields('values'),
      after: z.number().int().min(0).max(1_000_000_000).default(0),
      /** It was thrown away, and is taken back. */
      again: flag.default(false),
    }),
    response: inData(
      z.object({
        state: z.enum(['kept', 'newer', 'ended', 'full']),
        /** The one that the server has now; 0: none. */
        revision: z.number().int(),
      }),
    ),
    limited: true,
    mayMiss: true,
    bodyLimit: JSON_LIMIT,
    source: 'decision 0109',
  }),
  draftEnd: call({
    method: 'PUT',
    path: 'drafts/end',
    group: 'Desk',
    summary: 'Throw a draft away, or say that it was saved',
    who: STAFF,
    input: z.object({ draft: plainText('draft', 40) }),
    limited: true,
    mayMiss: true,
    response: done,
    source: 'decision 0109',
  }),
};
