/** The part of Papa Parse that reading a file needs; the package has no types. */
declare module 'papaparse' {
  export function parse(
    text: string,
    options: { readonly delimiter: string; readonly newline: string },
  ): {
    readonly data: string[][];
    readonly errors: readonly { readonly type: string; readonly code: string; readonly row?: number }[];
  };
}
