import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The console's built files, by source. */
export interface Manifest {
  readonly [source: string]: {
    readonly file: string;
    readonly isEntry?: boolean;
    readonly css?: readonly string[];
    readonly imports?: readonly string[];
    readonly dynamicImports?: readonly string[];
  };
}

/** Reads the console's build manifest; empty if it has not been built. */
export function readManifest(clientDir: string): Manifest {
  const file = join(clientDir, 'console', 'manifest.json');
  // Tests of the API alone run without a build; the page then says so, and the server starts all the same.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** The built files of these sources and all that they import, statically or dynamically, each once; other screens are left out. */
export function partsOf(manifest: Manifest, sources: readonly string[]): string[] {
  const [seen, files] = [new Set<string>(), new Set<string>()];
  const walk = (source: string): void => {
    const part = manifest[source];
    if (!part || seen.has(source)) return;
    seen.add(source);
    for (const file of [part.file, ...(part.css ?? [])]) files.add(file);
    const later = (part.dynamicImports ?? []).filter((name) => !/Screens?\.tsx$/.test(name));
    for (const next of [...(part.imports ?? []), ...later]) walk(next);
  };
  for (const source of sources) walk(source);
  return [...files].sort();
}
