import { importFile } from '#import/command.ts';
import type { Command } from './command.ts';

/** Brings in what there is already (docs/import.md). */
export const importCommand: Command = {
  name: 'import',
  summary: 'bring in a JSON dump or a WordPress export',
  usage: `lectern import FILE [--dry-run]

Brings in a JSON dump in the API's own shapes, or the posts of a WordPress export (WXR) as news. Running it again changes
nothing. With the embedded database the server must not be running.

  --dry-run   only say what would be done`,
  options: { 'dry-run': { type: 'boolean' } },
  background: true,
  run: ({ values, words }, { say }) =>
    importFile([...words, ...(values['dry-run'] ? ['--dry-run'] : [])], say),
};
