/**
 * `npm run import -- FILE [--dry-run]`: brings in a JSON dump in the API's own shapes, files of MongoDB's tools, an old installation by its API (`--from`), or
 * what other systems export (docs/import.md).
 * Running it again changes nothing. The server must not be running when the database is the embedded one.
 */
import { importFile } from '#import/command.ts';
import { lowerPriority, NICENESS } from '#process/priority.ts';

lowerPriority(process.pid, NICENESS.background);
process.exitCode = await importFile(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`));
