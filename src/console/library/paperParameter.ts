/** The parameter of the library's address that names the page of the opened paper whose text is shown. */
export const PAPER_PARAMETER = 'text';
