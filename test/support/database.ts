import pg from 'pg';
import { inject } from 'vitest';

export type FreshDatabase = {
  /** For `connect`, or as DATABASE_URL. */
  url: string;
  /** Removes it, cutting off whoever is still connected. */
  drop(): Promise<void>;
};

let made = 0;

/**
 * A database of its own with all migrations and no rows, copied in some 50 ms. Take one per test file (in
 * `beforeAll`), or per test where it must be empty, and drop it afterwards.
 */
export const freshDatabase = (): Promise<FreshDatabase> => newDatabase(inject('databases').template);

/** One in which there is nothing yet, no table either. */
export const emptyDatabase = (): Promise<FreshDatabase> => newDatabase('template0');

/** A copy of another one, to which nobody may be connected meanwhile. */
export async function newDatabase(template: string): Promise<FreshDatabase> {
  const { server, prefix } = inject('databases');
  made += 1;
  const name = `${prefix}_${process.pid}_${process.env.VITEST_POOL_ID ?? '0'}_${made}_${Date.now().toString(36)}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

/** Asks the server itself. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
