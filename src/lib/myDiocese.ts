/** The hash of the front page's address, before the id of the diocese that the reader makes the own one. */
export const MY_DIOCESE = '#my-diocese=';
