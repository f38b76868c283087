import { connect } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

const t = Date.now();
const ms = () => Date.now() - t;
try {
  const e = await startEmbedded({
    dataDir: process.argv[2]!,
    log: (l) => console.log('PG', l),
    progress: (s) => console.log(s),
  });
  console.log(ms(), e.url.replace(/:[^:@]*@/, ':…@'));
  const d = await connect(e.url);
  console.log(ms());
  console.log(await migrate(d.pool, 'migrations', (n) => console.log(n)), ms());
  console.log(
    (
      await d.pool.query(
        `select count(*) c, current_date d, now() n, 1.5::numeric m, current_setting('lc_collate') l, current_setting('data_checksums') k from migration`,
      )
    ).rows,
    ms(),
  );
  const un = await d.listen('x', (p) => console.log('heard', p));
  await d.pool.query(`notify x, 'hi'`);
  await new Promise((r) => setTimeout(r, Number(process.argv[3] ?? 0)));
  await d.close();
  await e.stop();
  console.log(ms());
} catch (x) {
  console.log('REFUSED', x instanceof Error ? x.constructor.name + ': ' + x.message : x, ms());
  process.exitCode = 1;
}
