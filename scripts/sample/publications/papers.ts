import { fileKindOf } from '#lib/fileKinds.ts';
import type { PaperLook } from '../drawings/print/papers.ts';
import { firstPage, pdf, word } from '../files.ts';
import type { SampleRecord } from '../types.ts';

/** A publication of which the paper is what counts: a resource, an archive, a sermon, a lectionary. */
export interface Paper {
  readonly type: 'resources' | 'library_archives' | 'sermons' | 'lectionary';
  readonly unit?: string;
  readonly title: string;
  readonly description?: string;
  /** What the cover says; the title, and whose it is, when not said. */
  readonly cover?: string;
  readonly sub: string;
  readonly look: PaperLook;
  readonly colour?: string;
  readonly fileName: string;
  readonly pages: number;
  /** Lines of the PDF as `makePdf` takes them. */
  readonly lines: readonly string[];
  readonly daysAgo: number;
  /** Whether the text is also given as a Word document. */
  readonly word?: boolean;
  /** Further fields: a year, a category, a day. */
  readonly beside?: Readonly<Record<string, string | number>>;
}

/** The record of a paper: its drawn first page and its PDF. */
export function paperRecord(paper: Paper): SampleRecord {
  const { type, title, sub, look, colour, fileName } = paper;
  if (fileKindOf(fileName)?.name !== 'pdf') throw new Error(`${fileName} is not the name of a PDF.`);
  const cover = paper.cover ?? title;
  const printed = latin(title) ? title : fileName.slice(0, -4).replaceAll('-', ' ');
  return {
    of: 'publication',
    unit: paper.unit ?? null,
    by: { account: paper.daysAgo % 2 ? 'Leela Samson' : 'S. Pandian' },
    daysAgo: paper.daysAgo,
    fields: {
      type,
      title,
      description: paper.description ?? '',
      thumbnail: firstPage({ look, title: cover, sub, ...(colour ? { colour } : {}) }),
      pdf: [
        pdf(fileName, { title: printed, unit: sub, paragraphs: paper.lines, pages: paper.pages }),
        ...(paper.word ? [word(fileName.replace(/\.pdf$/, '.docx'), printed, paper.lines)] : []),
      ],
      ...paper.beside,
    },
  };
}

/** The standard fonts of a PDF hold Latin letters only. */
const latin = (text: string): boolean => /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text);
