import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nameServerFiles } from './nameServer.ts';

/** The two networks: the server's, and the one of all others. Nothing leads from them to any other. */
export const SERVER_NET = 'lectern-server';
const WORLD_NET = 'lectern-world';
const SERVER = '10.9.0.2';
const WORLD = '10.9.0.1';
const AUTHORITY = 'acme-v02.api.letsencrypt.org';
const HERE = import.meta.dirname;

/** Everybody beside the server: names, a certificate authority, and visitors. */
export class World {
  readonly #folder: string;
  readonly #running: ChildProcess[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The certificates of all authorities of this world, as a file. */
  get authorities(): string {
    return join(this.#folder, 'authorities.pem');
  }

  /**
   * Lays the networks, and starts names and authority for this domain. `pebble` is Debian's ACME server. With `canBeWritten` names are Debian's bind9's, to which
   * whoever has the key may add: answers what certbot has to know for that, otherwise ''.
   */
  async begin(domain: string, pebble: string, canBeWritten: boolean): Promise<string> {
    this.#clear();
    const ip = (...words: string[]): void => void execFileSync('ip', words);
    for (const net of [SERVER_NET, WORLD_NET]) {
      ip('netns', 'add', net);
      ip('-n', net, 'link', 'set', 'lo', 'up');
    }
    ip(
      '-n',
      WORLD_NET,
      'link',
      'add',
      'world',
      'type',
      'veth',
      'peer',
      'name',
      'server',
      'netns',
      SERVER_NET,
    );
    for (const [net, link, address] of [
      [WORLD_NET, 'world', WORLD],
      [SERVER_NET, 'server', SERVER],
    ] as const) {
      ip('-n', net, 'address', 'add', `${address}/24`, 'dev', link);
      ip('-n', net, 'link', 'set', link, 'up');
    }
    mkdirSync(`/etc/netns/${WORLD_NET}`, { recursive: true });
    writeFileSync(`/etc/netns/${WORLD_NET}/resolv.conf`, `nameserver ${WORLD}\n`);
    const credentials = canBeWritten ? this.#names(domain) : '';
    if (!canBeWritten)
      this.start(process.execPath, [
        join(HERE, 'names.ts'),
        WORLD,
        `.${domain}=${SERVER}`,
        `${AUTHORITY}=${WORLD}`,
      ]);
    await this.#authority(pebble);
    return credentials;
  }

  #names(domain: string): string {
    const names = { domain, server: SERVER, authority: AUTHORITY, world: WORLD };
    const { settings, credentials } = nameServerFiles(this.#folder, names);
    this.start('named', ['-f', '-c', settings]);
    return credentials;
  }

  async #authority(pebble: string): Promise<void> {
    const at = (name: string): string => join(this.#folder, name);
    openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '30',
      '-subj',
      '/CN=Root of the test',
      '-keyout',
      at('root.key'),
      '-out',
      at('root.pem'),
    );
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      `/CN=${AUTHORITY}`,
      '-keyout',
      at('api.key'),
      '-out',
      at('api.csr'),
    );
    writeFileSync(at('api.ext'), `subjectAltName=DNS:${AUTHORITY},DNS:localhost`);
    openssl(
      'x509',
      '-req',
      '-in',
      at('api.csr'),
      '-CA',
      at('root.pem'),
      '-CAkey',
      at('root.key'),
      '-days',
      '30',
      '-extfile',
      at('api.ext'),
      '-out',
      at('api.pem'),
    );
    const pebbleSettings = {
      listenAddress: '127.0.0.1:14000',
      managementListenAddress: '127.0.0.1:15000',
      certificate: at('api.pem'),
      privateKey: at('api.key'),
      httpPort: 80,
      tlsPort: 443,
    };
    writeFileSync(at('pebble.json'), JSON.stringify({ pebble: pebbleSettings }));
    this.start(pebble, ['-config', at('pebble.json'), '-dnsserver', `${WORLD}:53`], {
      PEBBLE_VA_NOSLEEP: '1',
      PEBBLE_WFE_NONCEREJECT: '0',
    });
    this.start(process.execPath, [join(HERE, 'authority.ts'), WORLD, at('api.pem'), at('api.key')]);
    for (let tries = 0; ; tries++) {
      const root = this.ask('curl -sk https://127.0.0.1:15000/roots/0 || true');
      const answers = this.ask(`curl -s --cacert ${at('root.pem')} https://${AUTHORITY}/directory || true`);
      if (root.includes('BEGIN CERTIFICATE') && answers.includes('newOrder')) {
        writeFileSync(
          this.authorities,
          `${root}\n${execFileSync('cat', [at('root.pem')], { encoding: 'utf8' })}`,
        );
        return;
      }
      if (tries > 100) throw new Error('The test authority does not start.');
      await pause(100);
    }
  }

  /** What a script of a shell prints that runs out there. */
  ask(script: string): string {
    return execFileSync('ip', ['netns', 'exec', WORLD_NET, 'bash', '-c', script], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      // A bash whose input is a socket, as Node's pipes are, would read the settings of whoever runs this.
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  /** Ends everything out there, and takes the networks away. */
  end(): void {
    for (const child of this.#running) child.kill('SIGKILL');
    this.#clear();
  }

  /** Starts a program out there, which ends with all others; answers how to end it before. */
  start(program: string, words: string[], environment: Record<string, string> = {}): () => void {
    const child = spawn('ip', ['netns', 'exec', WORLD_NET, program, ...words], {
      env: { ...process.env, ...environment },
      stdio: 'ignore',
    });
    this.#running.push(child);
    return () => child.kill('SIGKILL');
  }

  #clear(): void {
    for (const net of [SERVER_NET, WORLD_NET]) {
      try {
        execFileSync('ip', ['netns', 'delete', net], { stdio: 'ignore' });
      } catch {
        // It was not there.
      }
    }
    rmSync(`/etc/netns/${WORLD_NET}`, { recursive: true, force: true });
  }
}

const openssl = (...words: string[]): void => void execFileSync('openssl', words, { stdio: 'ignore' });
