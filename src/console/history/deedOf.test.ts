import { expect, it } from 'vitest';
import { CALLS } from '#calls/calls.ts';
import { AUDIT } from '../audit/words.ts';
import { deedOf } from './deedOf.ts';

const ACTIONS = CALLS.auditList.response.shape.data.shape.docs.element.options[0].shape.action.options;
const entry = (action: string, changed: string[] = [], activated: boolean | null = null, undo = 'no') =>
  deedOf({ action, changed, activated, undo });

it('every action is a deed of its own, for which there is a sentence', () => {
  const deeds = ACTIONS.map((action) => entry(action, [], true));
  expect(new Set(deeds).size).toBe(ACTIONS.length);
  for (const deed of deeds) expect(AUDIT.en.did).toHaveProperty(deed);
});

it('a form that changed nothing but the switch has switched', () => {
  expect(entry('change', ['activated'], true)).toBe('on');
  expect(entry('change', ['activated'], false)).toBe('off');
  expect(entry('change', ['activated', 'title'], false)).toBe('change');
  expect(entry('change', ['activated'], false, 'gone')).toBe('gone');
});
