import { describe, expect, it } from 'vitest';
import { pagesOf } from './paragraphs.ts';
import type { PdfLine, PdfPageLines } from './pdfium.ts';

/** Lines of one column of an A4 page, each this far below the one before. */
function page(
  number: number,
  ...lines: readonly (Partial<PdfLine> & { readonly text?: string; readonly step?: number })[]
): PdfPageLines {
  let base = 60;
  return {
    ...{ page: number, width: 595, height: 842, letters: 1000, unknown: 0 },
    lines: lines.map(({ text = '', step = 14, size = 11, ...more }) => {
      base += step;
      const place = { left: 50, right: 50 + text.length * 5, top: base - size, bottom: base, base, size };
      return { runs: [{ text, font: 'Serif' }], ...place, ...more };
    }),
  };
}
const textOf = (...pages: readonly PdfPageLines[]): string[] => pagesOf({ pages }).map(({ text }) => text);

describe('lines become paragraphs', () => {
  it('with headings, and with words whole that were broken', () => {
    const lines = page(
      1,
      { text: 'The name of the Church', size: 16 },
      { text: 'The name of the Church shall be the Church of South India, and it is', step: 24 },
      { text: 'called so by all congre-' },
      { text: 'gations.' },
      { text: 'A second one begins here.', step: 28 },
    );
    expect(textOf(lines)).toEqual([
      '# The name of the Church\n\nThe name of the Church shall be the Church of South India, and it is called so by all congregations.\n\nA second one begins here.',
    ]);
  });

  it('without what stands on every page, and without its numbers', () => {
    const pages = [1, 2, 3].map((number) =>
      page(
        number,
        { text: 'Minutes of the Synod' },
        { text: `What was said on page ${'abc'[number - 1]} alone.`, step: 40 },
        { text: `${number}`, step: 720 },
      ),
    );
    expect(textOf(...pages)).toEqual(['a', 'b', 'c'].map((one) => `What was said on page ${one} alone.`));
  });

  it('with a line that every page repeats, where it is neither its head nor its foot', () => {
    const said = ['a', 'b', 'c'].map((one, at) => {
      const lines = ['The litany', `Prayer ${one}`, 'Lord, hear us.', `So prays ${one}.`, 'Lord, hear us.'];
      return page(at + 1, ...[...lines, `Here ${one} ends.`, 'Lord, hear us.'].map((text) => ({ text })));
    });
    for (const text of textOf(...said)) expect(text.match(/Lord, hear us/g)).toHaveLength(2);
  });

  it('in the letters that fonts of before Unicode stand for, and with English as it is', () => {
    const runs = [
      { text: 'jpUr;rig ', font: 'ABCDEF+Bamini' },
      { text: 'of CSI', font: 'ABCDEF+Times-Roman' },
    ];
    expect(pagesOf({ pages: [page(1, { runs })] })).toMatchObject([
      { text: 'திருச்சபை of CSI', language: 'ta', waits: false },
    ]);
  });

  it('waits for the machine where nobody knows which letters they are', () => {
    const said = { text: 'Words of which every tenth letter is unknown' };
    const waits = (one: PdfPageLines): boolean | undefined => pagesOf({ pages: [one] })[0]?.waits;
    expect([waits(page(1, said)), waits({ ...page(1, said), unknown: 100 }), waits(page(1))]).toEqual([
      false,
      true,
      true,
    ]);
    expect(waits(page(1, { text: 'ி த் ி ர ி ச ா ப ி' }))).toBe(true);
  });

  it('waits for the machine where letters stand for others', () => {
    const good = 'திருச்சபையின் R&D பிரிவு CSI-யின் கூட்டத்தில் Rs.500க்கு நூல்களை AT&T வழியாக விற்றது';
    const junk = 'ெதிருச்சபையின் பிரிவு கூட்டத&தில் நூல்கÿை';
    const pages = [good, `${good} ${junk}`, `${'R&D of AT&T '.repeat(50)} சபை`].map((text) =>
      page(1, { text }),
    );
    expect(pagesOf({ pages }).map(({ waits }) => waits)).toEqual([false, true, false]);
  });
});

it('a page of sixty thousand short lines is read as fast as others', () => {
  const lines = Array.from({ length: 60_000 }, () => ({ text: 'ab-', step: 0.001 }));
  expect(textOf(page(1, ...lines))[0]?.slice(0, 8)).toBe('abababab');
});
