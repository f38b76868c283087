import type { Plugin } from 'vite';

/** The server sends a service worker as one file: what it shares with pages would become a file that it can't import. */
export const workerInOneFile: Plugin = {
  name: 'worker-in-one-file',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (
        file.type === 'chunk' &&
        file.facadeModuleId?.endsWith('/offline/worker.ts') &&
        file.imports.length > 0
      )
        this.error(`${file.fileName}, a service worker, imports ${file.imports.join(', ')}`);
  },
};
