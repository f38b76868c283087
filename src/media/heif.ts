import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Pixels of a picture, four channels each. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** What we use of libheif's build for WebAssembly, which says less of itself. */
type LoadHeif = (options: {
  readonly wasmBinary: Uint8Array;
  print(text: string): void;
  printErr(text: string): void;
}) => { readonly HeifDecoder: new () => { decode(content: Uint8Array): HeifImage[] } };
interface HeifImage {
  /** Whether it is the one that the file is to be shown as. */
  is_primary(): boolean;
  get_width(): number;
  get_height(): number;
  /** Calls back with null when the picture can't be decoded. */
  display(into: Given, done: (shown: Given | null) => void): void;
}
interface Given {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

const require = createRequire(import.meta.url);

/**
 * Reads a phone's HEIC, upright, for the program that works on pictures: sharp's own build can't (decision 104). The library is fetched with the first of
 * them, and anew for each, since what it has taken of memory it does not give back. Throws an Error for what can't be read, and before any pixel is for one
 * that has more than `most` of them.
 */
export async function readHeif(path: string, most: number): Promise<Pixels> {
  const load = require('libheif-js/libheif-wasm/libheif.js') as LoadHeif;
  const wasmBinary = await readFile(require.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  const heif = load({ wasmBinary, print: () => undefined, printErr: () => undefined });
  const pictures = new heif.HeifDecoder().decode(await readFile(path));
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
  if (!picture) throw new Error('There is no picture in it.');
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (!(width * height <= most)) throw new Error('It exceeds the pixel limit.');
  const given = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  await new Promise<void>((resolve, reject) => {
    picture.display(given, (shown) => (shown ? resolve() : reject(new Error('It is not whole.'))));
  });
  return { width, height, data: Buffer.from(given.data.buffer) };
}
