import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#lib/refusal.ts';
import { acceptUpload } from './accept.ts';
import { FileStoreError } from './fileStore.ts';
import { animation, docx, NOW, pdf, placeForTest, sourceOf, texture, zip } from './testSamples.ts';

const MB = 1024 * 1024;
const EXE = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), Buffer.alloc(500)]);
const HTML = '<!doctype html><script>alert(1)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

type Place = ReturnType<typeof placeForTest>;

/** Expects a refusal with this status, and that it left nothing behind. */
async function expectRefused(
  { context, files, temps, table }: Place,
  source: Parameters<typeof acceptUpload>[0],
  status: number,
  sentence: RegExp,
): Promise<void> {
  const error = await acceptUpload(source, context).then(
    () => expect.fail('was accepted'),
    (refused: unknown) => refused,
  );
  expect(error).toBeInstanceOf(Refusal);
  expect(error).toMatchObject({ status, message: expect.stringMatching(sentence) });
  expect(files()).toEqual([]);
  expect(temps()).toEqual([]);
  expect(table.rows.size).toBe(0);
}

describe('good files', () => {
  it.each([
    ['jpg', 'image/jpeg', () => texture(300, 200).jpeg().toBuffer()],
    ['JPEG', 'image/jpeg', () => texture(300, 200).jpeg().toBuffer()],
    ['jfif', 'image/jpeg', () => texture(300, 200).jpeg().toBuffer()],
    ['png', 'image/png', () => texture(300, 200, 4).png().toBuffer()],
    ['webp', 'image/webp', () => texture(300, 200).webp().toBuffer()],
    ['gif', 'image/gif', () => texture(300, 200).gif().toBuffer()],
    ['pdf', 'application/pdf', async () => pdf()],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', async () => docx()],
  ] as const)('.%s is kept under its name and entered', async (extension, type, make) => {
    const { context, files, temps, table, folder } = placeForTest();
    const media = await acceptUpload(sourceOf(`Easter Day.${extension}`, await make()), context);

    expect(media).toMatchObject({ type, originalName: `Easter Day.${extension}`, createdAt: NOW });
    expect(media.fileName).toBe(`EasterDay${NOW.getTime()}.${extension}`);
    expect(files()).toEqual([media.fileName]);
    expect(temps()).toEqual([]);
    expect([...table.rows.keys()]).toEqual([media.id]);
    const stored = readFileSync(join(folder, media.fileName));
    expect(media.bytes).toBe(stored.length);
    expect(Buffer.from(media.sha256)).toEqual(createHash('sha256').update(stored).digest());
    const isPicture = type.startsWith('image/');
    expect([media.width, media.height, media.pages]).toEqual(isPicture ? [300, 200, 1] : [null, null, null]);
  });

  it('two of the same name in the same millisecond get two names', async () => {
    const { context, files } = placeForTest();
    const both = await Promise.all([1, 2].map(() => acceptUpload(sourceOf('a.pdf', pdf()), context)));
    expect(files().sort()).toEqual(both.map((media) => media.fileName).sort());
    expect(new Set(files()).size).toBe(2);
  });
});

describe('pictures are written anew', () => {
  it('in the format of their content: a cropped PNG comes as a JPEG under its old name (AMB-045)', async () => {
    const { context, folder } = placeForTest();
    const media = await acceptUpload(sourceOf('crop.png', await texture(50, 50).jpeg().toBuffer()), context);
    expect([media.fileName, media.type]).toEqual([`crop${NOW.getTime()}.png`, 'image/jpeg']);
    expect((await sharp(join(folder, media.fileName)).metadata()).format).toBe('jpeg');
  });

  it('turned upright, without place or camera', async () => {
    const { context, folder } = placeForTest();
    const phone = await texture(400, 200)
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '13/1 5/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(phone).metadata()).orientation).toBe(6);
    expect(phone.includes('Phone')).toBe(true);

    const media = await acceptUpload(sourceOf('phone.jpg', phone), context);
    const stored = await sharp(join(folder, media.fileName)).metadata();
    expect([media.width, media.height]).toEqual([200, 400]);
    expect([stored.width, stored.height, stored.orientation]).toEqual([200, 400, undefined]);
    expect([stored.exif, stored.xmp, stored.iptc, stored.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('at most 2560 pixels long, never enlarged', async () => {
    const { context } = placeForTest();
    const big = await acceptUpload(
      sourceOf('big.png', await texture(3000, 1500, 4).png().toBuffer()),
      context,
    );
    expect([big.width, big.height]).toEqual([2560, 1280]);
    const small = await acceptUpload(
      sourceOf('small.png', await texture(30, 15, 4).png().toBuffer()),
      context,
    );
    expect([small.width, small.height]).toEqual([30, 15]);
  });

  it.each(['gif', 'webp'] as const)('with their animation: %s', async (format) => {
    const { context, folder } = placeForTest();
    const moving = await (await animation(3)).toFormat(format).toBuffer();
    const media = await acceptUpload(sourceOf(`moving.${format}`, moving), context);
    expect([media.width, media.height, media.pages]).toEqual([60, 60, 3]);
    expect((await sharp(join(folder, media.fileName), { animated: true }).metadata()).pages).toBe(3);
  });

  it('without what was hidden behind the pixels', async () => {
    const { context, folder } = placeForTest();
    const picture = await texture(50, 50).gif().toBuffer();
    const media = await acceptUpload(sourceOf('p.gif', Buffer.concat([picture, Buffer.from(HTML)])), context);
    expect(readFileSync(join(folder, media.fileName)).includes('script')).toBe(false);
  });
});

describe('bad files are refused in a sentence and leave nothing', () => {
  it.each([
    ['a program', 'setup.exe', EXE, /setup\.exe.+not a kind of file.+Choose a picture/],
    ['a page', 'page.html', HTML, /not a kind of file/],
    ['a drawing with script', 'seal.svg', SVG, /not a kind of file/],
    ['no extension', 'jpg', EXE, /not a kind of file/],
    ['a renamed program', 'photo.jpg', EXE, /named like a JPEG picture.+application\/x-msdownload/],
    ['a renamed page', 'photo.jpg', HTML, /named like a JPEG picture.+something else\./],
    ['a renamed drawing', 'seal.png', SVG, /named like a PNG picture/],
    ['a renamed page as PDF', 'report.pdf', HTML, /named like a PDF/],
    ['a PDF named as a picture', 'report.jpg', pdf(), /but it holds a PDF\./],
    ['a picture header with a page behind it', 'p.gif', `GIF89a=1;${HTML}`, /damaged/],
    ['an empty file', 'photo.jpg', '', /empty/],
    ['a zip that is no Word document', 'a.docx', zip({ 'a.txt': 'a' }), /damaged or not complete/],
    ['a cut-off Word document', 'a.docx', docx().subarray(0, -30), /damaged or not complete/],
    ['a Word document with macros', 'a.docx', docx({ 'word/vbaProject.bin': 'x' }), /macros/],
    ['a cut-off PDF', 'a.pdf', pdf().subarray(0, -20), /damaged or not complete/],
    ['a PDF without its last bytes', 'a.pdf', pdf().subarray(0, -3), /damaged or not complete/],
  ])('%s', async (_what, name, bytes, sentence) => {
    await expectRefused(placeForTest(), sourceOf(name, bytes), 422, sentence);
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'a picture whose second half is missing: %s',
    async (format) => {
      const whole = await texture(400, 400).toFormat(format).toBuffer();
      const half = whole.subarray(0, Math.floor(whole.length / 2));
      await expectRefused(placeForTest(), sourceOf(`half.${format}`, half), 422, /damaged or not complete/);
    },
  );

  it('a picture of more than 50 million pixels in a few KB', async () => {
    const flat = { width: 9000, height: 9000, channels: 3, background: '#fff' } as const;
    const bomb = await sharp({ create: flat }).png({ palette: true, effort: 1 }).toBuffer();
    expect(bomb.length).toBeLessThan(MB);
    await expectRefused(placeForTest(), sourceOf('bomb.png', bomb), 422, /too many pixels/);
  });

  it('an animation whose frames together are too many pixels', async () => {
    const long = await (await animation(3, 4200)).gif({ colours: 4, effort: 1 }).toBuffer();
    await expectRefused(placeForTest(), sourceOf('long.gif', long), 422, /too many pixels/);
  });

  it('a picture of 16 MB', async () => {
    const picture = Buffer.concat([await texture(50, 50).jpeg().toBuffer(), Buffer.alloc(16 * MB)]);
    await expectRefused(
      placeForTest(),
      sourceOf('big.jpg', picture),
      413,
      /a JPEG picture may have at most 15 MB/,
    );
  });

  it('a PDF without end, as soon as it passes 50 MB', async () => {
    let sent = 0;
    const endless = new Readable({
      read() {
        sent += MB;
        this.push(sent === MB ? Buffer.concat([pdf(), Buffer.alloc(MB)]) : Buffer.alloc(MB));
      },
    });
    const place = placeForTest();
    const refused = acceptUpload({ fileName: 'endless.pdf', stream: endless }, place.context);
    await expect(refused).rejects.toMatchObject({ status: 413 });
    expect(sent).toBeLessThan(55 * MB);
    expect(endless.destroyed).toBe(false); // the rest is drained, so that the request can be answered
    endless.destroy();
    expect([...place.files(), ...place.temps()]).toEqual([]);
  });

  it('a file that the reader of the request has cut', async () => {
    const source = { ...sourceOf('a.pdf', pdf()), truncated: () => true };
    await expectRefused(placeForTest(), source, 413, /at most 50 MB/);
  });
});

describe('an upload that does not come to its end leaves nothing', () => {
  const halfAPdf = (): Readable => {
    const stream = new Readable({ read: () => undefined });
    stream.push(pdf(200_000).subarray(0, 100_000));
    return stream;
  };

  it('when the stream breaks', async () => {
    const stream = halfAPdf();
    setImmediate(() => stream.destroy(new Error('aborted')));
    await expectRefused(placeForTest(), { fileName: 'a.pdf', stream }, 400, /upload stopped before/);
  });

  it('when the stream is closed without a word', async () => {
    const stream = halfAPdf();
    setImmediate(() => stream.destroy());
    await expectRefused(placeForTest(), { fileName: 'a.pdf', stream }, 400, /upload stopped before/);
  });

  it('when the caller gives up', async () => {
    const place = placeForTest();
    const giveUp = new AbortController();
    const context = { ...place.context, signal: giveUp.signal };
    setImmediate(() => giveUp.abort());
    await expectRefused(
      { ...place, context },
      { fileName: 'a.pdf', stream: halfAPdf() },
      400,
      /upload stopped/,
    );
  });

  it('when the disk is full', async () => {
    const place = placeForTest();
    const put = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }));
    const context = { ...place.context, store: { ...place.store, put } };
    await expectRefused({ ...place, context }, sourceOf('a.pdf', pdf()), 507, /no room left/);
  });

  it('when the store is away', async () => {
    const place = placeForTest();
    const put = () => Promise.reject(new FileStoreError('The file store cannot be reached.'));
    const context = { ...place.context, store: { ...place.store, put } };
    await expectRefused({ ...place, context }, sourceOf('a.pdf', pdf()), 503, /again in a few minutes/);
  });

  it('when the row can not be entered', async () => {
    const { context, files, temps, table } = placeForTest();
    const broken = {
      ...context,
      table: { ...table, insert: () => Promise.reject(new Error('no database')) },
    };
    await expect(acceptUpload(sourceOf('a.pdf', pdf()), broken)).rejects.toThrow('no database');
    expect([...files(), ...temps()]).toEqual([]);
  });
});
