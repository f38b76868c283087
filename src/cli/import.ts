import { IMPORT_OPTIONS, importFile, OPTIONS_USAGE } from '#import/command.ts';
import { readSettings } from '#settings/settings.ts';
import type { Command, Given } from './command.ts';
import { finishRestore } from './installation.ts';

/** Imports existing content (docs/import.md). */
export const importCommand: Command = {
  name: 'import',
  summary: 'bring in what another system exported, an old installation, or tables and calendars',
  usage: `lectern import FILE|FOLDER... [OPTIONS]
lectern import --from https://old.example.org [OPTIONS]

Brings in a JSON dump in the API's own shapes, what mongoexport and mongodump write, all that an old installation answers
by its API, the posts of WordPress, Ghost or Blogger and Word documents (.docx) as news, calendars (.ics) as events, or
tables (.csv) of persons and prayers: files, a folder of them, or a zip. Running it again changes nothing, and goes on
where it was broken off. It connects to the sites that --from and --media name, and to no other. With the embedded
database the server must not be running.

${OPTIONS_USAGE}`,
  options: IMPORT_OPTIONS,
  background: 'low',
  run: async ({ values, words }, { say }) => {
    await finishRestore(readSettings().dataDir, say);
    return importFile([...words, ...typedAgain(values)], say);
  },
};

/** The options as typed: the import parses them itself. */
const typedAgain = (values: Given['values']): string[] =>
  Object.keys(IMPORT_OPTIONS).flatMap((name) => {
    const value = values[name];
    if (value === undefined) return [];
    if (value === true) return [`--${name}`];
    return [value].flat().map((one) => `--${name}=${one}`);
  });
