import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

it.each([
  [['Bells', 'Roofs'], 'Bells. Roofs'],
  [['The bells ring.', 'Roofs'], 'The bells ring. Roofs'],
  [['Who rings?', 'We do!', 'And then …', 'Roofs'], 'Who rings? We do! And then … Roofs'],
  [['“The bells ring.”', 'Roofs (all)', 'Walls'], '“The bells ring.” Roofs (all). Walls'],
  [['வணக்கம்.', 'மழை', 'நாள்'], 'வணக்கம். மழை. நாள்'],
  [[' ', 'Bells ', '', ' Roofs'], 'Bells. Roofs'],
  [[], ''],
])('%j become one text', (parts, text) => expect(sentencesOf(parts)).toBe(text));
