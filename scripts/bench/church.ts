import { costOfList, costOfPage, publishFullNews } from './costs.ts';
import { crawlDuringWrites } from './crawl.ts';
import { startInstallation } from './installation.ts';
import { memoryAfterImport, memoryUnderLoad } from './memory.ts';
import { costOfPictures } from './pictures.ts';
import { untilRest } from './processes.ts';
import { least, type Measure, most, row } from './rows.ts';

const SUBSCRIBERS = 10_000;
const KEPT_IN_MEMORY = 400;

/** One installation with the sample church, as `npm start` makes it: what pages, files and lists cost, and its memory. */
export const measure: Measure = async (folder, say) => {
  say('Filling a sample church …');
  await (await startInstallation(folder, { SAMPLE_CONTENT: 'full' }, 20)).stop();
  const installation = await startInstallation(folder, {});
  try {
    await untilRest(installation);
    say('Memory, before and after a load …');
    const memory = await memoryUnderLoad(installation);
    await untilRest(installation);
    say('A cached page against servers that only send it …');
    const page = await costOfPage(installation, folder);
    say('Pictures against servers that only send them …');
    const pictures = await costOfPictures(installation, folder);
    say('Pages of all hosts while somebody writes …');
    const crawl = await crawlDuringWrites(installation);
    say('Twenty full news …');
    await publishFullNews(installation);
    await untilRest(installation);
    const list = await costOfList(installation);
    const compressed = await costOfList(installation, 'br, gzip');
    say('Memory after an import …');
    const imported = await memoryAfterImport(installation, SUBSCRIBERS);
    return [
      ...[...page.costs].map(([name, cost]) => row(`Cached page: ${name}`, cost, 'µs')),
      row('Cached page: speed of a bare Node server', 1 / page.timesBareNode, 'times', least(0.8)),
      ...[...pictures].flatMap(([name, { costs, timesBareNode, aim }]) => [
        row(`${name}: Lectern`, [...costs.values()][0] ?? Number.NaN, 'µs'),
        row(`${name}: a bare Node server’s time`, timesBareNode, 'times', aim),
      ]),
      row('List of twenty full news', list.server, 'µs', most(1000)),
      row('List of twenty full news: database', list.database, 'µs'),
      row('List of twenty full news, compressed', compressed.server, 'µs'),
      ...[...crawl].flatMap(([name, { p95, processor }]) => [
        row(`Pages of all hosts, ${name}: p95`, p95, 'ms'),
        row(`Pages of all hosts, ${name}: processor`, processor, 'ms'),
      ]),
      ...(memory
        ? [
            row('Memory at rest', memory.idle, 'MB', most(300)),
            row('Memory under load, at most', memory.most, 'MB'),
            row('Memory a minute after the load', memory.after, 'MB', most(KEPT_IN_MEMORY)),
          ]
        : []),
      ...(imported
        ? [
            row(`Memory while ${SUBSCRIBERS} subscribers are imported, at most`, imported.most, 'MB'),
            row('Memory a minute after the import', imported.after, 'MB', most(KEPT_IN_MEMORY)),
          ]
        : []),
    ];
  } finally {
    await installation.stop();
  }
};
