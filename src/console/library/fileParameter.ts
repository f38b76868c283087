/** The parameter of the library's address that names the opened file. */
export const FILE_PARAMETER = 'file';
