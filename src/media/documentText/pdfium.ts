/** The functions of PDFium used besides those the package offers: the letters of a page, their positions, and the bookmarks of a file. */
export interface Pdfium {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { malloc(bytes: number): number; free(pointer: number): void };
  _FPDF_LoadPage(document: number, page: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidthF(page: number): number;
  _FPDF_GetPageHeightF(page: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, at: number): number;
  _FPDFText_IsGenerated(text: number, at: number): number;
  _FPDFText_IsHyphen(text: number, at: number): number;
  _FPDFText_HasUnicodeMapError(text: number, at: number): number;
  _FPDFText_GetCharBox(
    text: number,
    at: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  _FPDFText_GetCharOrigin(text: number, at: number, x: number, y: number): number;
  _FPDFText_GetFontSize(text: number, at: number): number;
  _FPDFText_GetMatrix(text: number, at: number, matrix: number): number;
  _FPDFText_GetFontInfo(text: number, at: number, name: number, bytes: number, flags: number): number;
  _FPDFText_GetTextObject(text: number, at: number): number;
  _FPDFBookmark_GetFirstChild(document: number, bookmark: number): number;
  _FPDFBookmark_GetNextSibling(document: number, bookmark: number): number;
  _FPDFBookmark_GetTitle(bookmark: number, buffer: number, bytes: number): number;
  _FPDFBookmark_GetDest(document: number, bookmark: number): number;
  _FPDFBookmark_GetAction(bookmark: number): number;
  _FPDFAction_GetDest(document: number, action: number): number;
  _FPDFDest_GetDestPageIndex(document: number, destination: number): number;
}

/** A bookmark of a PDF. */
export interface Bookmark {
  readonly title: string;
  readonly page: number;
  /** From 1. */
  readonly level: number;
}

/** A line on a page, in points from the page's top left corner. */
export interface PdfLine {
  /** Its text, one part for each font. */
  readonly runs: readonly { readonly text: string; readonly font: string }[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The baseline of most of its letters. */
  readonly base: number;
  /** The font size of most of its letters. */
  readonly size: number;
  /** It was broken within a word, by a hyphen that is not part of it. */
  readonly broken?: boolean;
}

/** The content read from a page. */
export interface PdfPageLines {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly PdfLine[];
  /** The number of letters, and of those without a known character. */
  readonly letters: number;
  readonly unknown: number;
}
