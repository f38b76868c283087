/** The parameter of the library's address that asks what the pictures show, one after the other. */
export const DESCRIBE_PARAMETER = 'describe';
