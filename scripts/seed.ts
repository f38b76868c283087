/**
 * `npm run seed -- --news 100000`: grows the news of an installation to that number, for load tests. The server must not be running when
 * the database is the embedded one.
 */
import { readSettings } from '#settings/settings.ts';
import { connect } from '#store/database/connect.ts';
import { startEmbedded } from '#store/database/embedded.ts';
import { growNews } from './lib/manyNews.ts';

const at = process.argv.indexOf('--news');
const count = Number(process.argv[at + 1]);
if (at < 0 || !Number.isInteger(count) || count < 1) {
  process.stderr.write('Say how many news there are to be, for example: npm run seed -- --news 100000\n');
  process.exit(1);
}
const settings = readSettings();
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const embedded = settings.databaseUrl
  ? null
  : await startEmbedded({ dataDir: settings.dataDir, log: () => {}, progress: say });
try {
  const database = await connect(settings.databaseUrl ?? embedded?.url ?? '');
  try {
    await growNews(database.db, count, (done) => done % 10_000 === 0 && say(`${done} of ${count} news`));
    say(`There are ${count} news.`);
  } finally {
    await database.close();
  }
} finally {
  await embedded?.stop();
}
