import { sql } from 'kysely';
import { news } from '#kinds/news.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Database } from '#store/database/connect.ts';
import { listRecords } from '#store/records/records.ts';
import { growVersions } from '../lib/manyOthers.ts';
import { middle } from './compared.ts';
import { fineProcessorTime, parentOf, processesBelow } from './processes.ts';
import { most, type Row, row } from './rows.ts';

export const ITEMS = 1000;
const TIMES = 40;
const LIMIT = 21;

/** What items with versions add to a list of visitors: processor time of the database, in turns with the same list without regard to versions. */
export async function listsWithVersions({ db, pool }: Database): Promise<Row[]> {
  await growVersions(db, ITEMS);
  const { rows: backend } = await pool.query('select pg_backend_pid() as pid');
  const postgres = parentOf(backend[0].pid);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from news where activated`.execute(db);
  const inTheMiddle = Math.ceil((rows[0]?.n ?? 0) / LIMIT / 2);
  const cost = async (page: number, readIn: 'ta' | undefined): Promise<number> => {
    const connections = processesBelow(postgres);
    const before = fineProcessorTime(connections);
    await listRecords(VISITOR, db, news, { page, limit: LIMIT, readIn }, { fields: ['title'] });
    return (fineProcessorTime(connections) - before) * 1000;
  };
  const costs = { total: [] as number[], far: [] as number[], farWithout: [] as number[] };
  for (let n = 0; n < TIMES; n++) {
    // Beyond the last page a list is its total alone.
    costs.total.push(await cost(1_000_000, 'ta'));
    costs.far.push(await cost(inTheMiddle, 'ta'));
    costs.farWithout.push(await cost(inTheMiddle, undefined));
  }
  return [
    row(`A total among ${ITEMS} items with versions: database`, middle(costs.total), 'ms', most(1.5)),
    row(
      `The page in the middle among ${ITEMS} items with versions: database, without them`,
      middle(costs.far) / middle(costs.farWithout),
      'times',
      most(1.2),
    ),
  ];
}
