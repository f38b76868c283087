import { z } from 'zod';
import { signedIn } from './auth.ts';
import { call, OFFICE, STAFF } from './call.ts';
import { flag } from './input.ts';
import { done, inData } from './response.ts';

/** Practising, in a section of one's own where nothing becomes public (decision 0121). */
export const practiceCalls = {
  practiceGet: call({
    method: 'GET',
    path: 'practice/get',
    group: 'Practice',
    summary: 'Whether people may practise, whether you do just now, and how much lies in your section for it',
    who: STAFF,
    response: inData(z.object({ on: z.boolean(), practises: z.boolean(), things: z.number().int() })),
    source: 'ADD-7',
  }),
  practiceBegin: call({
    method: 'POST',
    path: 'practice/begin',
    group: 'Practice',
    summary:
      'Begin to practise: the token that comes back reaches nothing but a section of your own, of which nothing becomes public',
    who: STAFF,
    conflicts: true,
    response: signedIn,
    secret: true,
    source: 'ADD-7',
  }),
  practiceEnd: call({
    method: 'POST',
    path: 'practice/end',
    group: 'Practice',
    summary: 'End practising; with the token that comes back you go on as before',
    who: STAFF,
    conflicts: true,
    response: signedIn,
    secret: true,
    source: 'ADD-7',
  }),
  practiceEmpty: call({
    method: 'PUT',
    path: 'practice/empty',
    group: 'Practice',
    summary: 'Move all that you have practised to the trash of your section; only while you practise',
    who: STAFF,
    conflicts: true,
    response: inData(z.object({ count: z.number().int() })),
    source: 'ADD-4',
  }),
  practiceSwitch: call({
    method: 'PUT',
    path: 'practice/switch',
    group: 'Practice',
    summary: 'Say whether people may practise',
    who: OFFICE,
    input: z.object({ on: flag }),
    response: done,
    source: 'ADD-7',
  }),
};
