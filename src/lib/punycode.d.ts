/** Types for the part of the package used here; it has none of its own. */
declare module 'punycode.js' {
  const punycode: {
    /** Converts an IDNA domain from ASCII to Unicode. Throws RangeError. */
    toUnicode(domain: string): string;
  };
  // biome-ignore lint/style/noDefaultExport: in Node the package exports its functions only as default.
  export default punycode;
}
