import { spawnSync } from 'node:child_process';
import { join, posix } from 'node:path';
import { PROJECT, projectFiles, readProjectFile } from './projectFiles.ts';

/**
 * What `npm test -- --changed` goes by. Vitest follows imports, by which most files reach their tests; what is read, started or built instead is
 * said here. A file that is on no line runs everything, so that nothing is left out because nobody thought of it.
 */
const REACHES: readonly (readonly [files: RegExp, tests: 'imports' | readonly string[]])[] = [
  [/^(?:vitest|vite)\.config\.ts$|^test\/support\/(?:globalSetup|eachFile|argon2Once)\.ts$/, ['everything']],
  [/\.tsx?$/, 'imports'],
  [/^src\/.*\/languages\/(?:glossary|reviews)\//, ['test/texts.test.ts']],
  [/^src\/.*\.json$/, 'imports'],
  [/^src\/.*\.css$/, ['test/consoleClasses.test.ts']],
  [/^src\/site\/seals\//, ['src/site/http/hostMatch.ts', 'src/site/http/drawings.ts']],
  [/^sample\//, ['sample/make.ts', 'sample/sample.test.ts', 'src/kinds/checks/checks.test.ts']],
  [/^test\/support\/formerly\//, ['src/store/database/schema.test.ts']],
  [/^docs\/openapi\.json$/, ['test/api/openapi.test.ts']],
  [/^docs\/import\.md$/, ['src/import/dump.test.ts']],
  [/^docs\/performance/, ['scripts/bench/page.test.ts']],
  [
    /^deploy\//,
    ['test/deploy.test.ts', 'scripts/deploy/certificate.test.ts', 'test/api/site/varnish.test.ts'],
  ],
  [
    /^docs\/(?:decisions|pictures)\/|^LICENSE$|^\.(?:gitignore|editorconfig)$|^\.ci\/|^biome\.|^findings\//,
    [],
  ],
  [
    /^docs\/(?:how-to\/)?[\w-]+\.md$|^(?:README|CONTRIBUTING|scripts\/README)\.md$/,
    ['test/deploy.test.ts', 'src/lib/legacyFonts/guess.test.ts'],
  ],
];

/** They read whatever there is. */
const ALWAYS =
  /^test\/(?:walls|docs|rules|texts|consoleClasses|sectionRows|decisions)\.test\.ts$|^src\/(?:console\/audit\/actWords|kinds\/kinds)\.test\.ts$/;

/** Goes into the program that browsers open, where no test imports it; rows are found by their names. */
const BUILT = /^src\/(?!.*\.test\.tsx?$)|^sample\//;
const BROWSER_TEST = /^test\/e2e\/.*\.test\.ts$/;

/** Files, from the project's folder, that Vitest is to take for changed beside these; undefined when all tests are to run. */
export function alsoChanged(
  changed: readonly string[],
  files: readonly string[],
  read: (path: string) => string,
): string[] | undefined {
  const also = new Set(files.filter((path) => ALWAYS.test(path)));
  for (const path of changed) {
    const tests = REACHES.find(([named]) => named.test(path))?.[1];
    if (!tests || tests.includes('everything')) return undefined;
    if (tests !== 'imports') for (const test of tests) also.add(test);
  }
  if (changed.some((path) => BUILT.test(path)))
    for (const path of files) if (BROWSER_TEST.test(path)) also.add(path);
  for (const starter of startersOf(changed, files, read)) also.add(starter);
  return [...also];
}

/** What starts a program of its own (`ownProgram`, src/process) that consists of one of these files: no import leads from the one to the other. */
function startersOf(
  changed: readonly string[],
  files: readonly string[],
  read: (path: string) => string,
): string[] {
  const code = new Set(files.filter((path) => /^src\/.*\.tsx?$/.test(path)));
  const touched = (program: string): boolean => {
    const seen = new Set([program]);
    for (const path of seen) {
      if (changed.includes(path)) return true;
      for (const [, from = ''] of read(path).matchAll(/(?:from|import)[\s(]+'([.#][^']+)'/g)) {
        const imported = from.startsWith('#')
          ? `src/${from.slice(1)}`
          : posix.join(posix.dirname(path), from);
        if (code.has(imported)) seen.add(imported);
      }
    }
    return false;
  };
  return [...code].filter((path) => {
    const [, name] = /\b(?:own|built)Program\([^,)]+, '(\w+)'\)/.exec(read(path)) ?? [];
    const program = `${posix.dirname(path)}/${name}.ts`;
    return name !== undefined && code.has(program) && touched(program);
  });
}

/** Vitest asks this for what has changed: since the last commit, or since another one that is named. */
export const changedFiles = {
  findChangedFiles: async ({ changedSince }: { changedSince?: string | boolean }): Promise<string[]> => {
    const named = typeof changedSince === 'string' ? changedSince : 'HEAD';
    // Not what has come to the other branch meanwhile.
    const since = git('merge-base', named, 'HEAD').join('').trim();
    const changed = [
      ...git('diff', '--name-only', '--no-renames', '-z', '--relative', since),
      ...git('ls-files', '--others', '--exclude-standard', '-z'),
    ];
    // Vitest runs all for this one.
    const all = ['vitest.config.ts'];
    const also = alsoChanged(changed, projectFiles(), readProjectFile) ?? all;
    return [...new Set([...changed, ...also])].map((path) => join(PROJECT, path));
  },
};

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: PROJECT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`What has changed is not known. git says: ${stderr.trim()}`);
  return stdout.split('\0').filter(Boolean);
}
