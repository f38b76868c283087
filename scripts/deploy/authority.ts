import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:https';

const [, , address = '', certificate = '', key = ''] = process.argv;

/**
 * Puts the test authority (pebble, an ACME server) where programs look for Let's Encrypt: on port 443, with its directory at /directory. All
 * else goes through as it is, so that certbot and Caddy are set up as they would be on a real server.
 */
createServer({ cert: readFileSync(certificate), key: readFileSync(key) }, (asked, answer) => {
  const path = asked.url === '/directory' ? '/dir' : asked.url;
  const through = request(
    {
      ...{ host: '127.0.0.1', port: 14_000, path, method: asked.method, headers: asked.headers },
      rejectUnauthorized: false,
    },
    (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    },
  );
  through.on('error', () => answer.destroy());
  asked.pipe(through);
}).listen(443, address);
