import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from '#http/slowClients.ts';
import { environment } from '#settings/environment.ts';
import { readSettings } from '#settings/settings.ts';
import { KNOWN_HOST } from '#site/http/registerHosts.ts';
import { blocksOf } from '../scripts/deploy/blocks.ts';

/**
 * What can be said of the files for a server without one; `scripts/followDeploy.ts` and `scripts/deploySmoke.sh` run them. A typing error
 * here is found by somebody at night otherwise.
 */
const read = (file: string): string => readFileSync(`deploy/${file}`, 'utf8');
const DOCUMENT = readFileSync('docs/deploy.md', 'utf8');
const COMMANDS = [
  ...['sh', 'sh caddy', 'sh wildcard'].flatMap((fence) => blocksOf(DOCUMENT, fence)),
  ...blocksOf(readFileSync('docs/scale.md', 'utf8'), 'sh'),
];

describe('docs/deploy.md and docs/scale.md', () => {
  it('has commands that a shell can read, and files that are there', () => {
    expect(COMMANDS.length).toBeGreaterThan(10);
    for (const { commands } of COMMANDS) execFileSync('bash', ['-n', '-c', commands]);
    const named = COMMANDS.flatMap(({ commands }) => [
      ...commands.matchAll(/\/opt\/lectern\/current\/deploy\/([\w./-]+)/g),
    ]).map(([, file = '']) => file);
    expect(new Set(named)).toEqual(
      new Set(
        ['', 'fleet/']
          .flatMap((folder) => readdirSync(`deploy/${folder}`).map((file) => folder + file))
          .filter((file) => !['Dockerfile', 'compose.yaml', 'fleet'].includes(file)),
      ),
    );
  });

  it('is cut into its blocks, those of another kind left out', () => {
    const text = '```sh\none\ntwo\n```\n```text\n```sh\n```\n\n```sh caddy\nthree\n```\n```sh\nfour\n```';
    expect(blocksOf(text, 'sh')).toEqual([
      { line: 2, commands: 'one\ntwo' },
      { line: 13, commands: 'four' },
    ]);
    expect(blocksOf(text, 'sh caddy')).toEqual([{ line: 10, commands: 'three' }]);
  });
});

describe('deploy/', () => {
  it('names settings that exist, and none that is refused', () => {
    const lines = read('settings.env.example').split('\n');
    const set = lines
      .map((line) => /^#?([A-Z][A-Z_]+)=(.*)$/.exec(line))
      .filter((found) => found !== null)
      .map(([, name = '', value = '']) => [name, value] as const);
    expect(set.length).toBeGreaterThan(5);
    for (const [name] of set) expect(Object.keys(environment.shape)).toContain(name);
    expect(readSettings(Object.fromEntries(set))).toMatchObject({
      socket: '/run/lectern/http.sock',
      trustedProxies: ['unix:'],
      hstsDays: 1,
    });
  });

  it('has settings of a fleet that exist, with both hosts of the database', () => {
    const lines = read('fleet/settings.env').matchAll(/^(\w+)=(.*)$/gm);
    const set = [...lines].map(([, name = '', value = '']) => [name, value] as const);
    for (const [name] of set) expect(Object.keys(environment.shape)).toContain(name);
    expect(readSettings(Object.fromEntries(set)).trustedProxies).toEqual(['10.0.0.31']);
  });

  it('has an nginx that says itself from where a visitor comes, and ends idle connections before the program', () => {
    const nginx = read('nginx.conf');
    expect(nginx).not.toContain('$proxy_add_x_forwarded_for');
    for (const line of [
      'X-Forwarded-For $remote_addr',
      'X-Forwarded-Host $host',
      'Host $host',
      'Forwarded ""',
    ])
      expect(nginx).toContain(`proxy_set_header ${line};`);
    expect(nginx).toContain('server unix:/run/lectern/http.sock ');
    const seconds = Number(/^ {4}keepalive_timeout (\d+)s;/m.exec(nginx)?.[1]);
    expect(seconds * 1000).toBeLessThan(PATIENCE.idle);
    expect(Number(/keepalive (\d+)s/.exec(read('Caddyfile'))?.[1]) * 1000).toBeLessThan(PATIENCE.idle);
  });

  it('has a Caddy that asks before it gets a certificate', () => {
    expect(read('Caddyfile')).toContain(`ask http://127.0.0.1:3000${KNOWN_HOST}\n`);
  });

  it('has a unit that leaves the program time to end, and its PostgreSQL to it', () => {
    const unit = read('lectern.service');
    const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
    expect([value('KillMode'), value('Restart'), value('User')]).toEqual(['mixed', 'always', 'lectern']);
    expect(Number(value('TimeoutStopSec')) * 1000).toBeGreaterThan(2 * PATIENCE.last);
    // JavaScript is compiled while it runs, and what of an earlier run still lives is read from /proc.
    for (const name of ['MemoryDenyWriteExecute', 'ProcSubset']) expect(value(name)).toBeUndefined();
  });

  it('has scripts that a plain shell can read', () => {
    execFileSync('sh', ['-n', 'deploy/lectern-certificate']);
    execFileSync('bash', ['-n', 'scripts/deploySmoke.sh']);
  });
});
