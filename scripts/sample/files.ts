import { captions } from './drawings/captions.ts';
import { type Dress, drawPortrait } from './drawings/portraits.ts';
import { type BookPage, drawBookPage } from './drawings/print/bookPages.ts';
import { type BookCover, drawBook, drawIssue, type IssueCover } from './drawings/print/covers.ts';
import { drawMark, type Mark } from './drawings/print/marks.ts';
import { drawPaper, type PaperCover } from './drawings/print/papers.ts';
import { drawPlate, type Plate } from './drawings/print/plates.ts';
import { drawScene, type SceneName, scenes } from './drawings/scenes.ts';
import { makeFilm } from './film.ts';
import { makeIssue } from './issuePdf.ts';
import { makePdf, type PdfText } from './pdf.ts';
import type { SampleNews, SamplePaper, SamplePicture } from './types.ts';
import { makeWord } from './word.ts';

/** A file that is drawn or printed and then taken in like an upload. The same key is made once, however many records show it. */
export interface SampleFile {
  readonly key: string;
  readonly fileName: string;
  /** What it shows, for those who can't see it; '' where the words beside it say it all, and for documents. */
  readonly alt: string;
  readonly caption?: string;
  readonly credit?: string;
  print(): Promise<Buffer>;
}

/** A landscape scene: variation 0 is the picture as composed. Every other one has a caption, as in a real album. */
export const scene = (name: SceneName, seed = 0): SampleFile => ({
  key: `${name}-${seed}`,
  fileName: `${name}.jpg`,
  alt: scenes[name].alt,
  caption: seed % 2 === 0 ? captions[name] : '',
  credit: seed === 0 ? 'Drawing: the sample church' : '',
  print: () => drawScene(name, seed),
});

/** Several variations of scenes, as `[scene, seed]`. */
export const album = (...pictures: readonly (readonly [SceneName, number])[]): SampleFile[] =>
  pictures.map(([name, seed]) => scene(name, seed));

/** The picture of a news item. */
export const sceneOf = ({ scene: name, seed, alt }: SamplePicture): SampleFile => ({
  ...scene(name, seed),
  alt,
});

/** Somebody's portrait. */
export const portrait = (dress: Dress, seed: number): SampleFile => ({
  key: `portrait-${dress}-${seed}`,
  fileName: 'portrait.jpg',
  alt: '',
  print: () => drawPortrait(dress, seed),
});

export const bookCover = (cover: BookCover): SampleFile => ({
  key: `book-${cover.title.join(' ')}`,
  fileName: 'cover.jpg',
  alt: `Cover of ${cover.title.join(' ')}`,
  print: () => drawBook(cover),
});

/** A page inside a book. */
export const bookPage = (of: BookPage): SampleFile => ({
  key: `inside-${of.page}-${of.page === 'title' ? of.title.join(' ') : of.number}`,
  fileName: 'page.jpg',
  alt: of.page === 'title' ? `Title page of ${of.title.join(' ')}` : `A page of ${of.page}`,
  print: () => drawBookPage(of),
});

export const issueCover = (cover: IssueCover): SampleFile => ({
  key: `issue-${cover.month}`,
  fileName: 'cover.jpg',
  alt: `Cover of ${cover.masthead}, ${cover.month}: ${cover.story.join(' ')}`,
  print: () => drawIssue(cover),
});

export const firstPage = (cover: PaperCover): SampleFile => ({
  key: `page-${cover.look}-${cover.title}-${cover.sub}`,
  fileName: 'first-page.jpg',
  alt: '',
  print: () => drawPaper(cover),
});

export const plate = (of: Plate): SampleFile => ({
  key: `plate-${of.shape}-${of.name.join(' ')}`,
  fileName: 'plate.jpg',
  alt: [...of.name, ...of.words].join(' '),
  print: () => drawPlate(of),
});

export const mark = (of: Mark): SampleFile => ({
  key: `mark-${of.name.join(' ')}`,
  fileName: 'mark.png',
  alt: `Mark of ${of.name.join(' ')}`,
  print: () => drawMark(of),
});

/** A film: scenes one after the other. */
export const film = (...pictures: readonly (readonly [SceneName, number])[]): SampleFile => ({
  key: `film-${pictures.flat().join('-')}`,
  fileName: 'film.webm',
  alt: '',
  print: async () => makeFilm(await Promise.all(pictures.map(([name, seed]) => drawScene(name, seed)))),
});

/** A PDF; `fileName` is what the visitor sees. */
export const pdf = (fileName: string, content: PdfText): SampleFile => ({
  key: `pdf-${fileName}`,
  fileName,
  alt: '',
  print: () => makePdf(content),
});

/** The same as a Word document, for those who want to write on. */
export const word = (fileName: string, title: string, lines: readonly string[]): SampleFile => ({
  key: `word-${fileName}`,
  fileName,
  alt: '',
  print: async () => makeWord(title, lines),
});

/** The PDF of a news item. */
export const paper = ({ fileName, title, unit, paragraphs, pages }: SamplePaper): SampleFile =>
  pdf(fileName, { title, unit, paragraphs, pages: pages ?? 1 });

/** An issue of the magazine as a PDF: its cover, what is in it, and stories. */
export const issuePdf = (
  fileName: string,
  cover: IssueCover,
  contents: string,
  stories: readonly SampleNews[],
): SampleFile => ({
  key: `pdf-${fileName}`,
  fileName,
  alt: '',
  print: async () => makeIssue({ cover: await drawIssue(cover), month: cover.month, contents, stories }),
});

/** Whether a value of a record is a file. */
export const isFile = (value: unknown): value is SampleFile =>
  typeof value === 'object' && value !== null && 'print' in value;
