import { expect, it } from 'vitest';
import { z } from 'zod';
import { CALLS, type CallName } from './calls.ts';

/** Every call that accepts a mail address normalises each of its spellings (src/lib/mailAddress.ts). */
const FORMS = [
  'Asha@bücher.example',
  'Asha@BÜCHER.Example',
  ' Asha@xn--bcher-kva.example ',
  'Asha@XN--BCHER-KVA.example',
];
/** Calls whose handler checks each line's address itself. */
const IN_LINES: readonly CallName[] = ['subscriberImportCheck', 'subscriberImport'];

const shapeOf = (schema: unknown): Readonly<Record<string, z.ZodType>> => {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodPipe) return { ...shapeOf(schema.in), ...shapeOf(schema.out) };
  return {};
};
const taking = (Object.keys(CALLS) as CallName[]).flatMap((name) => {
  const field = shapeOf(CALLS[name].input).email;
  return field ? [[name, field] as const] : [];
});

it('there are such calls: of all kinds that have an address, of signing in, and of a person’s data', () => {
  const names = taking.map(([name]) => name);
  for (const name of [
    'subscriberCreate',
    'publicSubscribe',
    'publicEnquiry',
    'publicOrder',
    'userCreate',
    'dioceseEdit',
    'login',
    'forgotPassword',
    'changeEmail',
    'personData',
  ])
    expect(names).toContain(name);
  expect(names).not.toEqual(expect.arrayContaining([...IN_LINES]));
});

it.each(taking)('%s', (_name, field) => {
  for (const form of FORMS) expect(field.parse(form)).toBe('Asha@bücher.example');
  expect(field.parse('asha+x@test.invalid')).toBe('asha+x@test.invalid');
});
