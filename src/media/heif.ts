import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Pixels of a picture, four channels each. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The parts of libheif's WebAssembly build that we use, whose own types say less. */
type LoadHeif = (options: {
  readonly wasmBinary: Uint8Array;
  print(text: string): void;
  printErr(text: string): void;
}) => { readonly HeifDecoder: new () => { decode(content: Uint8Array): HeifImage[] } };
interface HeifImage {
  /** Whether it is the file's primary picture. */
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
 * Decodes a phone's HEIC, upright, for the picture program: sharp's own build can't (decision 104). The library is loaded on first use, and again for each
 * picture, since it does not release its memory. Throws an Error if it can't be read, and before decoding any pixel if it has more than `most`.
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
