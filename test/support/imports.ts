/** One import as it stands in a file. `typeOnly` is true for `import type` and `export type … from`. */
export type Import = { readonly specifier: string; readonly typeOnly: boolean; readonly line: number };

const IMPORT =
  /(?:^|[;{}\n])\s*(?:import|export)\s+(type\s)?(?:[\w$*{}\s,]+?\sfrom\s*)?['"]([^'"\n]+)['"]|\bimport\s*\(\s*['"]([^'"\n]+)['"]/g;

/** All static and dynamic imports and re-exports of a file, in their order; examples in comments don't count. */
export function importsOf(source: string): Import[] {
  const code = withoutComments(source);
  return [...code.matchAll(IMPORT)].map((found) => ({
    specifier: found[2] ?? found[3] ?? '',
    typeOnly: found[1] !== undefined,
    line: lineAt(code, found.index + found[0].length),
  }));
}

/** The source with comments blanked out, so that lines and columns stay where they are. */
export function withoutComments(source: string): string {
  const token =
    /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;
  return source.replace(token, (text) => (/^\/[/*]/.test(text) ? text.replace(/[^\n]/g, ' ') : text));
}

/** The line, counted from 1, on which the character at `index` stands. */
export function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}

/** 'kinds' for src/kinds/news.ts, 'main' for src/main.ts, '' for what lies outside src. */
export function homeOf(path: string): string {
  const [top, first = ''] = path.split('/');
  return top === 'src' ? first.replace(/\.tsx?$/, '') : '';
}
