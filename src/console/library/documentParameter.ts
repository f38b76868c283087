/** The URL parameter of the library that names the page of the open document whose text is shown. */
export const DOCUMENT_PARAMETER = 'text';
