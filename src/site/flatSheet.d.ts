/** The address of a style sheet without cascade layers, made of this one by the build (scripts/lib/flatSheet.ts). */
declare module '*.css?flat' {
  export const FLAT_SHEET: string;
}
