import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stop } from '../bench/ports.ts';

/** Debian's nginx before some copies, as docs/scale.md shows it. Returns how it is stopped. */
export async function startBalancer(
  folder: string,
  port: number,
  copies: readonly number[],
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, copies));
  const child = spawn('/usr/sbin/nginx', ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  return () => stop(child);
}

const configuration = (folder: string, port: number, copies: readonly number[]): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream lectern {
${copies.map((one) => `    server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 0;
    location / {
      proxy_pass http://lectern;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_connect_timeout 1s;
      proxy_next_upstream error timeout http_503;
      proxy_next_upstream_tries 3;
    }
  }
}
`;
