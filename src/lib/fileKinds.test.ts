import { describe, expect, it } from 'vitest';
import { acceptList, extensionOf, fileKindOf, fileKinds, fileSentences, refusedBefore } from './fileKinds.ts';

const MB = 1024 * 1024;
const ANYWHERE = ['image', 'pdf', 'docx', 'video'] as const;

describe('the allow-list (AMB-042, ADD-5)', () => {
  it('holds these extensions and no others', () => {
    const extensions = fileKinds.flatMap((kind) => kind.extensions);
    expect(extensions.join(' ')).toBe(
      '.jpg .jpeg .jfif .png .gif .webp .avif .heic .heif .pdf .docx .mp4 .mov .webm',
    );
  });

  it.each([
    ['a.JPG', 'jpeg'],
    ['a.b.jpeg', 'jpeg'],
    ['WhatsApp Image.jfif', 'jpeg'],
    ['sea.AVIF', 'avif'],
    ['report.pdf', 'pdf'],
    ['report.pdf.exe', undefined],
    ['pdf', undefined],
    ['.pdf', undefined],
    ['a.svg', undefined],
    ['a.pdf ', undefined],
  ])('%j is %s', (fileName, name) => expect(fileKindOf(fileName)?.name).toBe(name));

  it.each([
    ['a.jpg', 15],
    ['a.pdf', 50],
    ['a.docx', 25],
    ['a.mov', 500],
  ])('%s may have %d MB', (fileName, most) => {
    expect(refusedBefore(fileName, most * MB, ANYWHERE)).toBeNull();
    expect(refusedBefore(fileName, most * MB + 1, ANYWHERE)).toContain(`at most ${most} MB`);
  });
});

describe('a refusal', () => {
  const wrong = (fileName: string) =>
    fileSentences.wrongContent(fileName, fileKindOf(fileName) ?? expect.fail(), undefined);

  it('says what to do with a file of this kind, and nothing of other kinds', () => {
    expect(wrong('roll.pdf')).toMatch(/something else\. Save or scan it as a PDF and upload the new file\.$/);
    expect(wrong('a.jpg')).toMatch(/Choose a picture \(jpg, png, gif, webp or avif\)\.$/);
    expect(wrong('a.mp4')).toMatch(/Choose a video \(mp4, mov or webm\)\.$/);
  });

  it('names what fits the place', () => {
    expect(refusedBefore('letter.pages', 10, ['pdf'])).toMatch(/can be uploaded\. Choose a PDF\.$/);
    expect(refusedBefore('letter.pages', 10, ['pdf', 'docx'])).toMatch(
      /Choose a PDF or a Word document \(docx\)\.$/,
    );
    expect(refusedBefore('letter.pages', 10, ANYWHERE)).toContain(
      'a picture (jpg, png, gif, webp or avif), a PDF, a Word',
    );
  });

  it.each([
    [
      'sea.jpg',
      ['pdf', 'docx'],
      "“sea.jpg” is a JPEG picture, which can't stand here. Choose a PDF or a Word document (docx).",
    ],
    ['roll.docx', ['pdf'], "“roll.docx” is a Word document, which can't stand here. Choose a PDF."],
    [
      'roll.pdf',
      ['image'],
      "“roll.pdf” is a PDF, which can't stand here. Choose a picture (jpg, png, gif, webp or avif).",
    ],
    [
      'film.mp4',
      ['image'],
      "“film.mp4” is an MP4 video, which can't stand here. Choose a picture (jpg, png, gif, webp or avif).",
    ],
    ['sea.webp', ['image'], null],
    ['sea.avif', ['image'], null],
    ['film.mov', ['video'], null],
  ] as const)('of %s where %j fits is %j', (fileName, fitting, sentence) =>
    expect(refusedBefore(fileName, 10, fitting)).toBe(sentence),
  );
});

describe('pickers', () => {
  it('ask for content types of pictures and extensions of documents, in the order given', () => {
    expect(acceptList('png', 'gif', 'avif')).toBe('image/png,image/gif,image/avif');
    expect(acceptList('pdf', 'docx')).toBe('.pdf,.docx');
  });
});

it('an extension is kept as it was written', () => {
  expect([extensionOf('A.JPG'), extensionOf('a'), extensionOf('a/b.c/d')]).toEqual(['.JPG', '', '']);
});
