/** The URL parameter of the library that opens describing pictures one after the other. */
export const DESCRIBE_PARAMETER = 'describe';
