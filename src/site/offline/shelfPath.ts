/** The page of what this browser keeps, and of how the reader wants to read. */
export const SHELF = '/saved';
