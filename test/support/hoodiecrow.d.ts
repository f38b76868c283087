/** The little that is used of it; it brings no types. */
declare module 'hoodiecrow-imap' {
  const server: (options: object) => never;
  // biome-ignore lint/style/noDefaultExport: that is how it is made.
  export default server;
}
