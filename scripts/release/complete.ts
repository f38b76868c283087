import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const NAMED = /\b(?:require\(|from|import\(?)\s*['"](\.{1,2}\/[^'"\n]*)['"]/g;
const ENDINGS = [
  '',
  '.js',
  '.cjs',
  '.mjs',
  '.json',
  '.node',
  '/index.js',
  '/index.cjs',
  '/index.mjs',
  '/package.json',
];
/** What a package names without ever loading it on a server that is in use. */
const NEVER = /\.development\.js$|profiling|react-dom-client|\.ts$/;

/**
 * What the program files in `folder` name of their own package and is not there, as sentences: a rule of what is left out of a release went
 * too far. What `isOut` says of a path in the folder counts as not there.
 */
export function missingIn(folder: string, isOut: (path: string) => boolean = () => false): string[] {
  const isThere = (path: string): boolean => existsSync(path) && !isOut(relative(folder, path));
  const files = globSync('**/*.{js,cjs,mjs}', { cwd: folder });
  return files.flatMap((file) => {
    const path = join(folder, file);
    if (isOut(file) || !statSync(path).isFile()) return [];
    const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const named = [...text.matchAll(NAMED)].map(([, name = '']) => name);
    const missing = named.filter((name) => {
      const target = join(dirname(path), name);
      return !NEVER.test(name) && !ENDINGS.some((ending) => isThere(target + ending));
    });
    return missing.map((name) => `${relative(folder, path)} needs ${name}`);
  });
}
