import PDFDocument from 'pdfkit';
import { textOf } from '#lib/html.ts';

/** A story as it stands among the news: its text as the editor writes it. */
export interface Story {
  readonly title: string;
  readonly heading?: string;
  readonly description: string;
}

/** An issue of the magazine: the printed cover, its month, what it announces, and the stories that are in it. */
export interface Issue {
  readonly cover: Buffer;
  readonly month: string;
  readonly contents: string;
  readonly stories: readonly Story[];
}

const [WIDE, HIGH] = [600, 800] as const;
const MARGIN = { top: 84, bottom: 76, left: 60, right: 60 };
const COLUMN = WIDE - MARGIN.left - MARGIN.right;
const INK = '#261b23';
const ACCENT = '#b5316a';
const GREY = '#645850';

/**
 * Makes an issue: the cover over the whole first page, the contents, then a page for each story in two columns.
 * @returns the whole PDF file
 * @throws when a letter or a page can't be set, with the reason of pdfkit
 */
export function makeIssue(issue: Issue): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({
      size: [WIDE, HIGH],
      margins: MARGIN,
      bufferPages: true,
      info: { Title: `Life, ${issue.month}`, Author: 'Life' },
      lang: 'en',
    });
    const chunks: Buffer[] = [];
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    // Behind the picture, as scanned papers have it: found by a search, and nothing that a machine would have to read.
    document
      .font('Times-Bold')
      .fontSize(24)
      .text(`Life, ${issue.month}`, MARGIN.left, MARGIN.top, { lineBreak: false });
    document.image(issue.cover, 0, 0, { width: WIDE, height: HIGH });
    contentsPage(document, issue);
    for (const [i, story] of issue.stories.entries()) storyPage(document, issue, story, i + 3);
    document.end();
  });
}

function head(document: PDFDocument, { month }: Issue, page: number): void {
  document
    .font('Times-Bold')
    .fontSize(12)
    .fillColor(ACCENT)
    .text('Life', MARGIN.left, 44, { lineBreak: false });
  document.font('Helvetica').fontSize(8).fillColor(GREY);
  document.text(`${month}  |  ${page}`, MARGIN.left, 47, { width: COLUMN, align: 'right' });
  document
    .strokeColor(ACCENT)
    .lineWidth(2)
    .moveTo(MARGIN.left, 62)
    .lineTo(WIDE - MARGIN.right, 62)
    .stroke();
}

function contentsPage(document: PDFDocument, issue: Issue): void {
  document.addPage();
  head(document, issue, 2);
  document.font('Times-Bold').fontSize(30).fillColor(INK).text('In this issue', MARGIN.left, 96);
  document
    .font('Times-Roman')
    .fontSize(13)
    .fillColor(GREY)
    .text(issue.contents, MARGIN.left, 140, { width: COLUMN });
  document.moveDown(1.2);
  for (const [i, { title, heading }] of issue.stories.entries()) {
    document
      .font('Times-Bold')
      .fontSize(15)
      .fillColor(INK)
      .text(`${i + 3}   ${title}`, { width: COLUMN });
    if (heading)
      document.font('Times-Roman').fontSize(11).fillColor(GREY).text(heading, { width: COLUMN, indent: 22 });
    document.moveDown(0.7);
  }
}

function storyPage(document: PDFDocument, issue: Issue, story: Story, page: number): void {
  document.addPage();
  head(document, issue, page);
  document
    .font('Times-Bold')
    .fontSize(25)
    .fillColor(INK)
    .text(story.title, MARGIN.left, 88, { width: COLUMN });
  if (story.heading)
    document
      .moveDown(0.3)
      .font('Times-Roman')
      .fontSize(13)
      .fillColor(GREY)
      .text(story.heading, { width: COLUMN });
  document.moveDown(0.9);
  const room = HIGH - MARGIN.bottom - document.y;
  const words = paragraphsOf(story.description).join('\n');
  document.font('Times-Roman').fontSize(13.5).fillColor(INK);
  // What does not fit stands on the website: a page is a page.
  document.text(words, MARGIN.left, document.y, {
    width: COLUMN,
    height: room,
    columns: 2,
    columnGap: 24,
    align: 'justify',
    lineGap: 2.5,
    paragraphGap: 7,
    ellipsis: true,
  });
}

const paragraphsOf = (html: string): string[] =>
  html
    .split(/<\/(?:p|li|h2|footer)>/)
    .map((part) => textOf(part).trim())
    .filter((part) => part !== '');
