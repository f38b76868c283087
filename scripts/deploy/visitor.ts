import { readFileSync } from 'node:fs';
import type { World } from './world.ts';

/** Somebody out there who reads one page again and again, some eight times a second. */
export class Visitor {
  readonly #file: string;
  readonly #leave: () => void;

  /** Begins to read `address`, and notes each answer with its moment in `file`. */
  constructor(world: World, address: string, file: string) {
    this.#file = file;
    const asked = `curl --silent --cacert ${world.authorities} --max-time 5 --output /dev/null --write-out '%{http_code} ' ${address}`;
    const script = `while sleep 0.1; do ${asked} || true; date +%s.%N; done >${file}`;
    this.#leave = world.start('bash', ['-c', script]);
  }

  /** Leaves, and answers for how many seconds at most there was no page. */
  leave(): number {
    this.#leave();
    const lines = readFileSync(this.#file, 'utf8').trim().split('\n');
    const moments = lines.filter((line) => /^(?:200|302) \d/.test(line)).map((line) => Number(line.slice(4)));
    return Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment)));
  }
}
