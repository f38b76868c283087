/** The part of pdfkit that the sample documents use; the package itself brings no types. */
declare module 'pdfkit' {
  interface TextOptions {
    width?: number;
    align?: 'left' | 'center' | 'right' | 'justify';
    lineGap?: number;
    paragraphGap?: number;
    indent?: number;
    columns?: number;
    columnGap?: number;
    height?: number;
    ellipsis?: boolean;
    lineBreak?: boolean;
    characterSpacing?: number;
  }

  class PDFDocument {
    constructor(options: {
      size: 'A4' | [number, number];
      margins: { top: number; bottom: number; left: number; right: number };
      bufferPages: boolean;
      info: { Title: string; Author: string; CreationDate?: Date };
      lang: string;
    });
    readonly page: {
      width: number;
      height: number;
      margins: { top: number; bottom: number; left: number; right: number };
    };
    x: number;
    y: number;
    on(event: 'data', listener: (chunk: Buffer) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    addPage(): this;
    image(file: Buffer, x: number, y: number, options: { width: number; height: number }): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(colour: string): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    moveDown(lines?: number): this;
    heightOfString(text: string, options?: TextOptions): number;
    end(): void;
  }

  // biome-ignore lint/style/noDefaultExport: it is what the package exports.
  export default PDFDocument;
}
