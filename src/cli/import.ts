import { IMPORT_OPTIONS, importFile } from '#import/command.ts';
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

  --dry-run                 look at everything and write nothing
  --as-drafts               nothing becomes public: what can be inactive comes in as that
  --collection "posts=news" MongoDB, tables: this collection holds news (or another array's name, or none); may be repeated
  --field "news.lead=heading" dumps, MongoDB, tables: this field of a collection is that one here (or none); may be repeated
  --token-file FILE         with --from: the token for what visitors do not see there (otherwise the setting IMPORT_TOKEN)
  --media https://...       fetch files from this site or bucket that are not in the folder (with --from: that one), or that
                            lie in this other folder; may be repeated, the first that has it counts
  --report FILE.html        write the report as a page as well
  --files FOLDER            where the files are that records name (otherwise the folder of FILE)
  --category "Youth=youth"  this category, tag or label is that unit (name or sub-domain); may be repeated
  --unit youth              the unit of posts, events and persons that name none
  --source NAME             where this is from, when the file does not say so; another name is another origin`,
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
