import { expect, it } from 'vitest';
import { otherForms } from './wordForms.ts';

it.each([
  ['floods', ['flood']],
  ['churches', ['church']],
  ['parishes', ['parish']],
  ['ministries', ['ministry']],
  ['ministry', ['ministries']],
  ['womens', ['women']],
  ['classes', ['class']],
  ['dioceses', ['diocese']],
  // Prefix search finds these without other forms.
  ['flood', []],
  ['pray', []],
  // Words that only look like plurals.
  ['news', []],
  ['jesus', []],
  ['mass', []],
  ['this', []],
  ['bus', []],
  ['திருச்சபைகள்', []],
  ['2026s', []],
])('%s may also stand as %j', (word, others) => expect(otherForms(word)).toEqual(others));
