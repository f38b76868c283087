import { sidePool } from '../database/connect.ts';

/** Whether this database was never used: every installation has an account. */
export async function isUnused(url: string): Promise<boolean> {
  const pool = sidePool(url, 'lectern restore', 1, () => {});
  try {
    const { rows } = await pool.query<{ made: boolean }>(`select to_regclass('account') is not null as made`);
    if (!rows[0]?.made) return true;
    const accounts = await pool.query('select 1 from account limit 1');
    return accounts.rows.length === 0;
  } finally {
    await pool.end();
  }
}
