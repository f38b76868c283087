import { releaseIn } from '#settings/projectFolder.ts';
import { readSettings } from '#settings/settings.ts';
import { growNews } from '#store/records/manyNews.ts';
import { type Command, CommandError } from './command.ts';
import { withThisVersion } from './installation.ts';

/** The interval between progress messages. */
const SAY_EVERY = 10_000;

/** Fills a trial installation with made-up news. */
export const seedCommand: Command = {
  name: 'seed',
  summary: 'fill an installation that is only tried out with made-up news',
  usage: `lectern seed --news COUNT

Adds made-up news in five languages, spread over all departments and dioceses, until there are COUNT: to see how the
program and this machine carry as much as a church has after many years, and for load tests. Visitors see them like all
others, and no command takes them away again: never do this in an installation that a church uses.

  --news COUNT   how many news there are to be, those that are there already included
  --trial        says that this installation is there to be tried; an installed release does nothing without it`,
  options: { news: { type: 'string' }, trial: { type: 'boolean' } },
  background: 'low',
  run: async ({ values: { news, trial } }, { say }) => {
    const count = typeof news === 'string' && /^[1-9]\d*$/.test(news) ? Number(news) : Number.NaN;
    if (!Number.isSafeInteger(count))
      throw new CommandError('Say how many news there are to be, for example: lectern seed --news 100000');
    const settings = readSettings();
    if (releaseIn(settings.root) && !trial)
      throw new CommandError(
        'Made-up news stay, and visitors see them. Where this installation is only there to be tried, say so with --trial.',
      );
    await withThisVersion(settings, say, async ({ database: { db } }) => {
      await growNews(db, count, (done) => {
        if (done % SAY_EVERY === 0) say(`${done} of ${count} news`);
      });
    });
    say(`There are at least ${count} news.`);
    return 0;
  },
};
