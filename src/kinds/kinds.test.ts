import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KINDS } from './kinds.ts';

it('are all in the list, so that none is declared and then forgotten', async () => {
  const declared: string[] = [];
  for (const file of readdirSync(import.meta.dirname)) {
    if (!file.endsWith('.ts') || file.includes('.test.')) continue;
    const module: Record<string, unknown> = await import(`./${file}`);
    for (const value of Object.values(module)) if (isKind(value)) declared.push(value.name);
  }
  expect(declared.sort()).toEqual(Object.keys(KINDS).sort());
});

const isKind = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'fields' in value && 'may' in value;
