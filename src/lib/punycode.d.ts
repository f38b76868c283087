/** The part of the package that is used here; it comes without types. */
declare module 'punycode.js' {
  const punycode: {
    /** A domain with what is in the letters of the DNS in those of its languages. Throws RangeError. */
    toUnicode(domain: string): string;
  };
  // biome-ignore lint/style/noDefaultExport: the package has its functions there alone when Node reads it.
  export default punycode;
}
