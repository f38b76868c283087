/** The URL parameter of the library that names the open file. */
export const FILE_PARAMETER = 'file';
