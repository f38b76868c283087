import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Dated } from './days.ts';
import type { Story } from './print/issue.ts';

/** A file of the sample church: its path beside the dump, and how it is made. What prints is loaded when something is printed. */
export interface Made {
  readonly path: string;
  make(): Promise<Buffer>;
}

/** What records are filled with. */
export interface Filling {
  readonly dated: Dated;
  readonly news: readonly Story[];
  /** All files that are named, by their path. */
  readonly files: Map<string, Made>;
}

type Fields = Readonly<Record<string, unknown>>;

/** A file in `drawings` with the name that it is to have: `scenes/lamp-0/lamp.jpg` is `drawings/scenes/lamp-0.svgz`. */
const DRAWN = /^([a-z]+\/[a-z0-9-]+)\/([^/]+\.(?:jpg|png))$/;
/** A file that lies there as it is. */
const LYING = /^files\/[^/]+$/;

/**
 * The value of a field with a path in the place of each paper and each issue that is written out there, and with all files noted that it names. Throws when there is no such drawing, file or story.
 */
export function filled(value: unknown, filling: Filling): unknown {
  if (typeof value === 'string') return named(value, filling);
  if (Array.isArray(value)) return value.map((one) => filled(one, filling));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Fields;
  if ('paper' in fields) return paper(fields, filling);
  if ('issue' in fields) return issue(fields, filling);
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, one]) => one !== undefined)
      .map(([name, one]) => [name, filled(one, filling)]),
  );
}

function named(text: string, { dated, files }: Filling): string {
  const [, drawing, fileName = ''] = DRAWN.exec(text) ?? [];
  if (drawing)
    note(files, text, new URL(`drawings/${drawing}.svgz`, import.meta.url), async () => {
      const { printDrawing } = await import('./print/drawing.ts');
      return printDrawing(drawing, fileName, dated);
    });
  const lying = new URL(text, import.meta.url);
  if (LYING.test(text)) note(files, text, lying, () => readFile(lying));
  return text;
}

function note(files: Filling['files'], path: string, from: URL, make: () => Promise<Buffer>): void {
  if (!existsSync(from)) throw new Error(`The sample church names ${path}, which is not there.`);
  files.set(path, { path, make });
}

function paper({ paper: fileName, title, unit, paragraphs, pages }: Fields, { files }: Filling): string {
  const path = `papers/${fileName}`;
  const content = {
    title: String(title),
    unit: String(unit),
    paragraphs: paragraphs as string[],
    pages: Number(pages ?? 1),
  };
  files.set(path, {
    path,
    make: async () => {
      const { makePdf } = await import('./print/pdf.ts');
      return makePdf(content);
    },
  });
  return path;
}

function issue(
  { issue: fileName, cover, month, contents, stories }: Fields,
  { dated, news, files }: Filling,
): string {
  const path = `papers/${fileName}`;
  const read = (stories as string[]).map((title) => {
    const story = news.find((one) => one.title === title);
    if (!story)
      throw new Error(`An issue of the sample church has a story that is not among the news: ${title}`);
    return story;
  });
  const make = async (): Promise<Buffer> => {
    const [{ printDrawing }, { makeIssue }] = await Promise.all([
      import('./print/drawing.ts'),
      import('./print/issue.ts'),
    ]);
    const printed = await printDrawing(String(cover), 'cover.jpg', dated);
    return makeIssue({ cover: printed, month: String(month), contents: String(contents), stories: read });
  };
  files.set(path, { path, make });
  return path;
}
