/** The part of fontkit that lettering uses; the package itself brings no types. */
declare module 'fontkit' {
  interface Glyph {
    readonly id: number;
    readonly path: { toSVG(): string };
  }
  interface Font {
    readonly unitsPerEm: number;
    layout(text: string): {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly {
        readonly xAdvance: number;
        readonly xOffset: number;
        readonly yOffset: number;
      }[];
      readonly advanceWidth: number;
    };
  }
  export function create(file: Buffer): Font;
}
