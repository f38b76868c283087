import { deflateSync } from 'node:zlib';
import { pdfOf, pdfSample, pdfStream } from '#media/testSamples.ts';

const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]';
const FONT = '/Resources << /Font << /F 5 0 R >> >>';
const WORDS = 'BT /F 12 Tf 20 400 Td (Minutes of the council) Tj ET';
/** Packed once or several times, as the filter says. */
const packed = (content: Buffer | string, times = 1, more = ''): string => {
  let bytes = Buffer.isBuffer(content) ? content : Buffer.from(content, 'latin1');
  for (let n = 0; n < times; n++) bytes = deflateSync(bytes, { level: 9 });
  return pdfStream(bytes.toString('latin1'), `/Filter [${'/FlateDecode '.repeat(times)}] ${more}`);
};
/** A page that says something in the font of object 5. */
const inFont = (font: string, ...more: readonly string[]): Buffer =>
  pdfOf([`${PAGE} ${FONT} /Contents 4 0 R >>`, pdfStream(WORDS), font, ...more]);
const withCatalog = (bytes: Buffer, more: string): Buffer =>
  Buffer.from(
    bytes
      .toString('latin1')
      // As long as before, so that what stands behind it is where it was.
      .replace('/Type /Catalog /Pages 2 0 R', `/Pages 2 0 R ${more}`),
    'latin1',
  );

/** Noise that is the same each time. */
const noise = (length: number): Buffer => {
  let state = 1;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state % 256;
    }),
  );
};

/**
 * PDFs that are made to do harm, small ones, by what they try: to take all memory, all time or all stack, to run something, or to lead a reader astray.
 * `asks`: the address from which some of them would have something.
 */
export const HOSTILE: Readonly<Record<string, (asks: string) => Buffer>> = {
  'cut in the middle of a page': () =>
    inFont('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>').subarray(0, 420),
  'a page of 200 megabytes of blanks in 200 bytes': () =>
    pdfOf([`${PAGE} /Contents 4 0 R >>`, packed(Buffer.alloc(200 * 1024 * 1024, 32), 2)]),
  'a page of a hundred million operators': () =>
    pdfOf([`${PAGE} /Contents 4 0 R >>`, packed('q '.repeat(50_000_000), 2)]),
  'arrays within arrays': () =>
    pdfOf([
      `${PAGE} /Deep ${'['.repeat(200_000)}${']'.repeat(200_000)} /Contents 4 0 R >>`,
      pdfStream(WORDS),
    ]),
  'dictionaries within dictionaries': () =>
    pdfOf([
      `${PAGE} /Contents 4 0 R /Deep ${'<< /A '.repeat(50_000)}1${' >>'.repeat(50_000)} >>`,
      pdfStream(WORDS),
    ]),
  'ten thousand pages': () => pdfSample(10_000),
  'two thousand million pages, it says': () =>
    Buffer.from(pdfSample(2).toString('latin1').replace('/Count 2 ', '/Count 2147483647 '), 'latin1'),
  'a page that is its own parent and child': () =>
    pdfOf(['<< /Type /Pages /Parent 3 0 R /Kids [3 0 R 2 0 R] /Count 9 >>']),
  'objects that stand for each other': () =>
    pdfOf([`${PAGE} /Contents 4 0 R /MediaBox 5 0 R >>`, '5 0 R', '4 0 R']),
  'a form that draws itself': () =>
    pdfOf([
      `${PAGE} /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>`,
      pdfStream('/F Do'),
      pdfStream(
        '/F Do /F Do',
        '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >>',
      ),
    ]),
  'a table of objects that comes before itself': () => pdfSample(1, '/Prev 15'),
  'contents that follow themselves': () =>
    withCatalog(
      pdfOf([
        `${PAGE} >>`,
        '<< /First 5 0 R /Last 5 0 R /Count 1 >>',
        '<< /Title (Again) /Parent 4 0 R /Next 5 0 R /First 5 0 R /Dest [3 0 R /Fit] >>',
      ]),
      '/Outlines 4 0 R',
    ),
  'a picture of four thousand million points': () =>
    pdfOf([
      `${PAGE} /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>`,
      pdfStream('q 595 0 0 842 0 0 cm /I Do Q'),
      packed(
        Buffer.alloc(1_000_000),
        1,
        '/Type /XObject /Subtype /Image /Width 65535 /Height 65535 /ColorSpace /DeviceRGB /BitsPerComponent 8',
      ),
    ]),
  'what runs when it is opened': (asks) =>
    withCatalog(
      pdfOf([
        `${PAGE} /AA << /O 4 0 R >> >>`,
        `<< /S /JavaScript /JS (while (true) app.launchURL("${asks}")) >>`,
        '<< /S /Launch /F (/bin/sh) /Next 6 0 R >>',
        `<< /S /URI /URI (${asks}) /Next 7 0 R >>`,
        `<< /S /SubmitForm /F (${asks}) >>`,
      ]),
      '/OpenAction 5 0 R',
    ),
  'a font of noise': () =>
    inFont(
      '<< /Type /Font /Subtype /TrueType /BaseFont /Bad /FirstChar 0 /LastChar 255 /FontDescriptor 6 0 R >>',
      '<< /Type /FontDescriptor /FontName /Bad /Flags 4 /FontFile2 7 0 R /FontBBox [0 0 1 1] /ItalicAngle 0 /Ascent 1 /Descent 0 >>',
      packed(Buffer.concat([Buffer.from([0, 1, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0]), noise(20_000)])),
    ),
  'a table of letters without end': () =>
    inFont(
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
      packed(
        `1 begincodespacerange <00> <FFFFFFFF> endcodespacerange ${'1 beginbfrange <00000000> <FFFFFFFF> <0000> endbfrange '.repeat(20_000)}`,
      ),
    ),
};
