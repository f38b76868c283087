/**
 * `node scripts/crawl.ts http://localhost:3000`: reads a whole running site, from its first page over all of its hosts, and says what is wrong
 * with it (test/support/crawl). Sub-domains are asked for at the same address, so that no name server need know them.
 */
import { Agent, type IncomingMessage, request } from 'node:http';
import { crawl, type Fetched } from '#test/support/crawl/crawl.ts';

const start = new URL('/', process.argv[2] ?? 'http://localhost:3000');
const agent = new Agent({ keepAlive: true });
const began = Date.now();

const { faults, pages } = await crawl({
  start: start.href,
  validated: Number(process.argv[3] ?? 5),
  ask,
  progress(done, left) {
    if (done % 500 === 0) process.stderr.write(`${done} addresses read, ${left} known besides\n`);
  },
});
agent.destroy();
const hosts = new Set([...pages.keys()].map((url) => new URL(url).host));
process.stdout.write(`${faults.join('\n')}\n`);
process.stdout.write(
  `${pages.size} pages of ${hosts.size} hosts in ${Math.round((Date.now() - began) / 1000)} s: ${faults.length} faults.\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;

async function ask(url: string): Promise<Fetched> {
  const { host, pathname, search } = new URL(url);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      host: start.hostname,
      port: start.port,
      path: pathname + search,
      headers: { host },
      agent,
    };
    request(options, resolve).on('error', reject).end();
  });
  const type = answer.headers['content-type'] ?? '';
  const chunks: Buffer[] = [];
  for await (const chunk of answer) if (/html|xml/.test(type)) chunks.push(chunk as Buffer);
  return {
    status: answer.statusCode ?? 0,
    type,
    location: answer.headers.location,
    body: Buffer.concat(chunks).toString(),
  };
}
