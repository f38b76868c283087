import PDFDocument from 'pdfkit';

/** What a sample document says. Latin letters only: the standard fonts hold no others. */
export interface PdfText {
  title: string;
  /** Who publishes it: the name of a department or diocese. */
  unit: string;
  /** One line each; a line that starts with '# ' is a heading, one that starts with '- ' an item of a list. */
  paragraphs: readonly string[];
  /** The least number of pages: what the text does not fill is ruled for notes. 1 when not given. */
  pages?: number;
}

const INK = '#261b23';
const ACCENT = '#b5316a';
const MARGIN = { top: 92, bottom: 92, left: 84, right: 84 };
const BODY_SIZE = 12.5;

/**
 * Makes an A4 document: title, unit and a double rule on the first page, running text, a foot with page numbers.
 * @returns the whole PDF file
 * @throws when a letter or a page can't be set, with the reason of pdfkit
 */
export function makePdf(content: PdfText): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({
      size: 'A4',
      margins: MARGIN,
      bufferPages: true,
      info: { Title: content.title, Author: content.unit },
      lang: 'en',
    });
    const chunks: Buffer[] = [];
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    opening(document, content);
    body(document, content.paragraphs);
    while (document.bufferedPageRange().count < (content.pages ?? 1)) notesPage(document);
    feet(document, content);
    document.end();
  });
}

function opening(document: PDFDocument, { title, unit }: PdfText): void {
  const right = document.page.width - MARGIN.right;
  document.font('Helvetica').fontSize(9).fillColor(ACCENT).text(unit, { characterSpacing: 0.4 });
  document.moveDown(0.8).font('Times-Bold').fontSize(27).fillColor(INK).text(title, { lineGap: 2 });
  const rule = document.y + 12;
  document.strokeColor(ACCENT).lineWidth(3).moveTo(MARGIN.left, rule).lineTo(right, rule).stroke();
  document
    .lineWidth(1)
    .moveTo(MARGIN.left, rule + 5)
    .lineTo(right, rule + 5)
    .stroke();
  document.y = rule + 30;
}

function body(document: PDFDocument, paragraphs: readonly string[]): void {
  const full = document.page.width - MARGIN.left - MARGIN.right;
  const foot = document.page.height - MARGIN.bottom;
  for (const [index, paragraph] of paragraphs.entries()) {
    document.x = MARGIN.left;
    if (paragraph.startsWith('# ')) {
      // A heading never stands alone at the foot of a page.
      if (document.y > foot - 70) document.addPage();
      document
        .moveDown(0.7)
        .font('Times-Bold')
        .fontSize(15)
        .fillColor(INK)
        .text(paragraph.slice(2))
        .moveDown(0.35);
    } else if (paragraph.startsWith('- ')) {
      document.font('Times-Roman').fontSize(BODY_SIZE).fillColor(INK);
      if (document.y > foot - 34) document.addPage();
      document.fillColor(ACCENT).text('–', MARGIN.left, document.y, { lineBreak: false });
      document
        .fillColor(INK)
        .text(paragraph.slice(2), MARGIN.left + 16, document.y, { width: full - 16, lineGap: 3.5 })
        .moveDown(0.3);
    } else {
      if (paragraphs[index - 1]?.startsWith('- ')) document.moveDown(0.5);
      document
        .font('Times-Roman')
        .fontSize(BODY_SIZE)
        .fillColor(INK)
        .text(paragraph, { width: full, align: 'justify', lineGap: 3.5 })
        .moveDown(0.65);
    }
  }
}

function notesPage(document: PDFDocument): void {
  document.addPage();
  document.font('Times-Bold').fontSize(15).fillColor(INK).text('Notes', MARGIN.left, MARGIN.top);
  const right = document.page.width - MARGIN.right;
  document.strokeColor('#cbbfae').lineWidth(0.6);
  for (let y = MARGIN.top + 56; y < document.page.height - MARGIN.bottom; y += 28) {
    document.moveTo(MARGIN.left, y).lineTo(right, y).stroke();
  }
}

function feet(document: PDFDocument, { title }: PdfText): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index);
    // The foot stands below the text area, where a line of text would otherwise open another page.
    document.page.margins.bottom = 0;
    const y = document.page.height - 56;
    const width = document.page.width - MARGIN.left - MARGIN.right;
    document
      .strokeColor('#cbbfae')
      .lineWidth(0.6)
      .moveTo(MARGIN.left, y - 10)
      .lineTo(MARGIN.left + width, y - 10)
      .stroke();
    document
      .font('Helvetica')
      .fontSize(8)
      .fillColor('#645850')
      .text(title, MARGIN.left, y, { width: width - 60, lineBreak: false });
    document.text(`${index + 1} / ${count}`, MARGIN.left + width - 60, y, {
      width: 60,
      align: 'right',
      lineBreak: false,
    });
  }
}
