import { expect, it } from 'vitest';
import { withoutDisguise } from './disguise.ts';

it.for([
  ['invoice\u202Egpj.exe', 'invoicegpj.exe'],
  ['\u2066Bishop\u2069 Office', 'Bishop Office'],
  ['Bi\u200Bsh\u2060o\uFEFFp', 'Bishop'],
  ['Bi\u00ADshop\u200D\u200C', 'Bishop'],
  ['Asha\u{E0041}\u{E0042}', 'Asha'],
  ['\u3164', ''],
])('takes out what nobody sees: %j', ([typed, seen]) => expect(withoutDisguise(typed ?? '')).toBe(seen));

it.for(['👨‍👩‍👧', '❤️', 'അവന്‍', 'ക്‍ഷ', 'ಕ್‌ಷ', 'క్‌ష', 'க்‌ஷ', 'मेरी', "Zoë O'Brien-Smith", 'மேரி'])(
  'leaves letters as they are: %s',
  (name) => expect(withoutDisguise(name)).toBe(name),
);
