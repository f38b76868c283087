import { describe, expect, it } from 'vitest';
import { typedLooks } from './typedLooks.ts';

const TAGS = { bold: 'b', italic: 'i', strike: 's' } as const;

/** A line with its formatting as tags. */
const shown = (line: string): string =>
  typedLooks(line)
    ?.map(({ text, looks }) =>
      looks.reduceRight((inside, look) => `<${TAGS[look]}>${inside}</${TAGS[look]}>`, text),
    )
    .join('') ?? line;

describe('plain text of WhatsApp', () => {
  it.each([
    ['*Sunday School*', '<b>Sunday School</b>'],
    ['Come on *Sunday*, please', 'Come on <b>Sunday</b>, please'],
    ['_Grace_ and ~peace~.', '<i>Grace</i> and <s>peace</s>.'],
    ['*_Both_*', '<b><i>Both</i></b>'],
    ['*Date: _5 May_, at six*', '<b>Date: </b><b><i>5 May</i></b><b>, at six</b>'],
    ['(*all*) – "_some_"', '(<b>all</b>) – "<i>some</i>"'],
    ['*கிறிஸ்து* உயிர்த்தார்', '<b>கிறிஸ்து</b> உயிர்த்தார்'],
    ['*வருக*।', '<b>வருக</b>।'],
    ['🙏*Amen*🙏', '🙏<b>Amen</b>🙏'],
    ['**Markdown** too, ~~gone~~', '<b>Markdown</b> too, <s>gone</s>'],
    ['*https://example.org/a_b_c*', '<b>https://example.org/a_b_c</b>'],
    ['5*6 is *thirty*', '5*6 is <b>thirty</b>'],
  ])('%s', (line, looks) => expect(shown(line)).toBe(looks));

  it.each([
    '2*3*4',
    '2 * 3 * 4',
    '2 *3*4',
    '(a)*(b)*(c)',
    '7~8 and 9~10',
    '~5 to ~10',
    'snake_case_name',
    'https://example.org/_a_/*b*/c',
    'www.example.org/_a_',
    'anna_maria_k@example.org',
    '_anna_@example.org',
    'Name: ______ Age: ______',
    '* an item',
    '* one * two *',
    'Rs. 500* (*conditions apply)',
    '***',
    '*_*',
    '*-*',
    '*only begun',
    'only ended*',
    'M*A*S*H',
  ])('%s stays as it is', (line) => expect(typedLooks(line)).toBeUndefined());

  it('is read in time with its length', () => {
    const times = (line: string): string => line.repeat(100_000 / line.length);
    for (const line of ['*', '*a ', ' *', '*a_b~', '_*a* ', '*a* ', ' @*', 'a*b ', '~_*', '://_ ', '((('].map(
      times,
    )) {
      const before = process.cpuUsage().user;
      typedLooks(line);
      expect(process.cpuUsage().user - before).toBeLessThan(3_000_000);
    }
  });
});
