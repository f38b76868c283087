import { expect, it } from 'vitest';
import { withoutSmallWords } from './smallWords.ts';
import { wordsOf } from './words.ts';

it.each([
  ['bishop of Madras', 'bishop madras'],
  ['How can I donate?', 'donate'],
  ['பேராயர் யார்', 'பேராயர்'],
  ['eppadi nankodai', 'nankodai'],
  ['మోడరేటర్ ఎవరు', 'మోడరేటర్'],
  ['ಮಾಡರೇಟರ್ ಯಾರು', 'ಮಾಡರೇಟರ್'],
  ['bishop aaranu', 'bishop'],
  // The telephone is what is asked, unless it is all that is asked.
  ['bishop of Medak phone number', 'bishop medak'],
  ['the phone number', 'phone number'],
  ['how to', 'how to'],
])('of “%s”, “%s” is looked for', (typed, left) =>
  expect(withoutSmallWords(wordsOf(typed))).toEqual(wordsOf(left)),
);

it('knows Malayalam words in either spelling of its letters', () =>
  expect(withoutSmallWords(wordsOf('കൊച്ചി ബിഷപ്പ് ഫോൺ നമ്പർ'))).toEqual(wordsOf('കൊച്ചി ബിഷപ്പ്')));
