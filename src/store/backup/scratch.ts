import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { sidePool } from '../database/connect.ts';
import { quoted } from './tables.ts';

/** Why no scratch database can be created here; the message is a sentence. */
export class NoScratch extends Error {}

const PART = '_drill_';

/**
 * Passes `work` the address of an empty database on the same server, and drops it at the end. Leftovers of a killed drill are dropped first, so only one drill
 * may run at a time. Throws NoScratch where the role may not create one.
 */
export async function withScratch<T>(url: string, work: (url: string) => Promise<T>): Promise<T> {
  const pool = sidePool(url, 'lectern drill', 1, () => {});
  try {
    const here = await aboutServer(pool);
    if (!here.may)
      throw new NoScratch(
        `the role “${here.role}” may not make a database to try it out in. Have the database's administrator run: alter role ${quoted(here.role)} createdb`,
      );
    await removeLeft(pool, here.name);
    const name = `${here.name.slice(0, 40)}${PART}${randomBytes(4).toString('hex')}`;
    await pool.query(`create database ${quoted(name)} template template0 encoding 'UTF8' ${here.locale}`);
    const scratch = new URL(url);
    scratch.pathname = `/${encodeURIComponent(name)}`;
    try {
      return await work(scratch.href);
    } finally {
      await pool.query(`drop database if exists ${quoted(name)} with (force)`);
    }
  } finally {
    await pool.end();
  }
}

/** Bytes of the database at this address. */
export async function databaseBytes(url: string): Promise<number> {
  const pool = sidePool(url, 'lectern backup', 1, () => {});
  try {
    const { rows } = await pool.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return Number(rows[0]?.bytes ?? 0);
  } finally {
    await pool.end();
  }
}

interface Server {
  readonly name: string;
  readonly role: string;
  readonly may: boolean;
  readonly locale: string;
}

/** The locale of the database, as options to create another with the same. */
async function aboutServer(pool: pg.Pool): Promise<Server> {
  const { rows } = await pool.query(`
    select d.datname as name, current_user as role, (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as may,
      d.datcollate as collate, d.datctype as ctype, d.datlocprovider as provider, to_jsonb(d) ->> 'datlocale' as locale,
      to_jsonb(d) ->> 'daticulocale' as icu
    from pg_database d where d.datname = current_database()`);
  const { name, role, may, collate, ctype, provider, locale, icu } = rows[0];
  const words = [`lc_collate ${literal(collate)} lc_ctype ${literal(ctype)}`];
  if (provider === 'b') words.push(`locale_provider builtin builtin_locale ${literal(locale)}`);
  else if (provider === 'i') words.push(`locale_provider icu icu_locale ${literal(locale ?? icu)}`);
  else words.push('locale_provider libc');
  return { name, role, may: may === true, locale: words.join(' ') };
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

async function removeLeft(pool: pg.Pool, name: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1) and pg_get_userbyid(datdba) = current_user',
    [`${name.slice(0, 40)}${PART}`],
  );
  for (const left of rows) await pool.query(`drop database if exists ${quoted(left.name)} with (force)`);
}
