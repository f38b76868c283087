import { beforeEach, describe, expect, it } from 'vitest';
import { news } from '#kinds/news.ts';
import { docx, packed, zip } from '#media/testSamples.ts';
import { importing, picture } from '#test/support/importing.ts';
import { CORE, document, drawing, heading, p, r } from '#test/support/wordFiles.ts';

const { write, run, addUnits, all, everything } = importing();

describe('a folder of Word documents', () => {
  beforeEach(async () => {
    await addUnits();
  });

  it('comes in as inactive news with their pictures, and a second time nothing changes', async () => {
    const harvest = zip({
      '[Content_Types].xml': '<Types/>',
      ...document(
        heading('Harvest') + p(r('kioAk;', '<w:rFonts w:ascii="Bamini"/>')) + p(r('Rain') + drawing),
      ),
      'docProps/core.xml': CORE,
      'word/media/image1.jpg': await picture(),
      'word/media/image2.emf': 'x',
    });
    write('letters/2019/harvest.docx', harvest);
    write('letters/Camp in May.docx', docx(document(p(r('Come')) + heading('Not first'))));
    write('letters/broken.docx', 'PK\u0003\u0004');
    const folder = write('letters/~$open.docx', '').replace(/[^/]*$/, '');
    const { code, said } = await run(folder, '--unit', 'youth');
    expect([code, said]).toEqual([2, expect.stringContaining('news: 2 written, 0 already here, 1 refused')]);
    expect(said).toContain('“broken.docx” was refused: it cannot be read');
    expect(said).toContain('these pictures of it were left out: image2.emf');
    expect(said).toContain('no user here is called so: “Grace” (1)');
    const [other, first] = (await all(news)).toSorted((a, b) => b.title.localeCompare(a.title)).toReversed();
    expect(other).toMatchObject({ title: 'Camp in May', activated: false, department: { name: 'Youth' } });
    expect(other?.description).toBe('<p>Come</p><h2>Not first</h2>');
    expect(first).toMatchObject({
      ...{ title: 'Harvest', activated: false, date: '2019-05-02' },
      thumbnail: { originalName: 'image1.jpg' },
      createdAt: new Date('2019-05-01T20:00:00Z'),
    });
    expect(first?.description).toMatch(
      /^<p>மழையும்<\/p><p>Rain<img src="\/media\/image1\d{13}\.jpg"[^>]*><\/p>$/,
    );
    const after = await everything();
    expect((await run(folder, '--unit', 'youth')).said).toContain('0 records were written.');
    expect(await everything()).toEqual(after);
  });

  it('is refused one by one where a part is larger than it may be', async () => {
    const bomb = packed('word/document.xml', Buffer.alloc(65 * 1024 * 1024, 32));
    const { code, said } = await run(write('bomb.docx', bomb), '--unit', 'youth');
    expect([code, said]).toEqual([2, expect.stringContaining('“bomb.docx” was refused: it cannot be read')]);
  });
});
