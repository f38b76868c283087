import { expect, it } from 'vitest';
import { partQuoted } from './quotedText.ts';

it.for([
  ['Thank you.', 'Thank you.', ''],
  [
    'Thank you.\n\nOn Sunday, the office wrote:\n> Ask there.\n>\n> The office',
    'Thank you.',
    'On Sunday, the office wrote:\n> Ask there.\n>\n> The office',
  ],
  [
    'Yes.\n\nOn Sunday 22 November 2026 at 12:08 the office\n<office@example.org> wrote:\n\n> Ask there.\n',
    'Yes.',
    'On Sunday 22 November 2026 at 12:08 the office\n<office@example.org> wrote:\n\n> Ask there.',
  ],
  [
    'Yes.\n-----Original Message-----\nFrom: office\nAsk there.',
    'Yes.',
    '-----Original Message-----\nFrom: office\nAsk there.',
  ],
  [
    'Yes.\n________________________________\nFrom: office',
    'Yes.',
    '________________________________\nFrom: office',
  ],
  ['> Which month?\nMay.\n> Which year?\n1978.', '> Which month?\nMay.\n> Which year?\n1978.', ''],
  ['> nothing else', '> nothing else', ''],
  ['I wish to know:', 'I wish to know:', ''],
] as const)('parts %j', ([text, own, quoted]) => {
  expect(partQuoted(text)).toEqual({ own, quoted });
});
