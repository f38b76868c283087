import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choosePort, refusePlace, tidyEnvironment } from './place.mjs';

const before = { ...process.env };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern place '));
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  rmSync(folder, { recursive: true });
});

function set(values: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

describe('the port', () => {
  const NONE = {
    PORT: undefined,
    PUBLIC_URL: undefined,
    LISTEN: undefined,
    HOST: undefined,
    DATA_DIR: undefined,
  };
  let other: Server;
  let taken: number;

  beforeEach(async () => {
    other = createServer().listen(0);
    await once(other, 'listening');
    taken = (other.address() as AddressInfo).port;
  });

  afterEach(() => void other.close());

  test('is the next free one where the usual one is taken, and that is said', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    set(NONE);
    await choosePort(folder, taken);
    expect(Number(process.env.PORT)).toBeGreaterThan(taken);
    expect(said).toHaveBeenCalledWith(
      expect.stringMatching(`^Port ${taken} is taken.*takes ${process.env.PORT}`),
    );
  });

  test('stays as it is where it is free', async () => {
    set(NONE);
    other.close();
    await once(other, 'close');
    await choosePort(folder, taken);
    expect(process.env.PORT).toBeUndefined();
  });

  test.each([{ PORT: true }, { PUBLIC_URL: true }])(
    'that %o means is not given up for another',
    async (by) => {
      set({
        ...NONE,
        ...('PORT' in by ? { PORT: String(taken) } : { PUBLIC_URL: 'https://church.example.org' }),
      });
      await expect(choosePort(folder, taken)).rejects.toThrow(
        new RegExp(`Port ${taken} is taken .* PORT=\\d+ npm start`),
      );
    },
  );

  test('is left to the server while a copy of this installation runs or ends', async () => {
    mkdirSync(join(folder, 'data', 'database'), { recursive: true });
    writeFileSync(join(folder, 'data', 'database', 'lectern.pid'), `${process.pid}\n`);
    set({ ...NONE, PORT: String(taken) });
    await choosePort(folder);
    expect(process.env.PORT).toBe(String(taken));
  });
});

describe('what a shell has set for other programs', () => {
  test('is left out', () => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    set({
      DATABASE_URL: undefined,
      TEST_DATABASE_URL: undefined,
      NODE_ENV: 'production',
      PGOPTIONS: '-c default_transaction_read_only=on',
      PGSSLNEGOTIATION: 'direct',
      TMPDIR: join(folder, 'missing'),
      NODE_OPTIONS: '--no-such-option',
    });
    tidyEnvironment(process.execPath);
    for (const name of ['NODE_ENV', 'PGOPTIONS', 'PGSSLNEGOTIATION', 'TMPDIR', 'NODE_OPTIONS'])
      expect(process.env[name]).toBeUndefined();
    expect(said).toHaveBeenCalledTimes(2);
  });

  test('stays where it means a database of one’s own, or serves', () => {
    const own = {
      DATABASE_URL: 'postgres://db',
      PGPASSFILE: '/x',
      TMPDIR: folder,
      NODE_OPTIONS: '--no-warnings',
    };
    set(own);
    tidyEnvironment(process.execPath);
    expect(process.env).toMatchObject(own);
  });
});

describe('a place where it cannot run', () => {
  test('is refused by a sentence', () => {
    expect(() => refusePlace(join(folder, 'missing'))).toThrow(/may not write in .*missing/);
    const arch = vi.spyOn(process, 'arch', 'get').mockReturnValue('riscv64');
    expect(() => refusePlace(folder)).toThrow('riscv64');
    arch.mockRestore();
    const report = process.report.getReport();
    vi.spyOn(process.report, 'getReport').mockReturnValue({ ...report, header: {} });
    expect(() => refusePlace(folder)).toThrow('musl');
  });

  test('is not one that is closed to all others', () => {
    expect(() => refusePlace(folder)).not.toThrow();
  });
});
