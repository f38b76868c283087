import { expect, it } from 'vitest';
import type { z } from 'zod';
import { CALLS } from '#calls/calls.ts';
import { type Kind, unitsOf } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { sampleOf } from './support/samples.ts';

const given = { picture: '/media/a.jpg', paper: '/media/a.pdf', film: '/media/a.mp4' };
const CREATES: Readonly<Record<string, { readonly input?: z.ZodType }>> = CALLS;

it.each((Object.values(KINDS) as Kind[]).filter(({ name }) => `${name}Create` in CALLS))(
  'of a declaration alone: a $name that its calls take',
  (kind) => {
    const [unit] = unitsOf(kind).map((of) => ({ [of]: crypto.randomUUID() }) as { department: string });
    const sample = sampleOf(kind)('Word', given, unit);
    expect(CREATES[`${kind.name}Create`]?.input?.safeParse(sample).error).toBeUndefined();
    expect(JSON.stringify(sample[String(kind.search[0])])).toContain('Word');
  },
);
