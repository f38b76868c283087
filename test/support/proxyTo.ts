import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to a program that can be cut, can lead to another program, and can make its console look like one of a later build. */
export interface ProxyLine {
  readonly url: string;
  /** Nothing is answered any more, until `mend`. */
  cut(): void;
  /** What is asked for from now on gets no answer before `mend`, and is not refused either: a line that is there and carries nothing. */
  hold(): void;
  mend(): void;
  leadTo(url: string): void;
  /** The console's program has another name from now on, as after an upgrade. */
  rename(to: string): void;
  close(): Promise<void>;
}

const MAIN = /main-[\w-]{8}\.js/g;
const isText = (type = ''): boolean => /html|javascript/.test(type);

/** Begins such a line. */
export async function proxyTo(first: string): Promise<ProxyLine> {
  let [target, isCut, name] = [first, false, ''];
  let known = '';
  const held: (() => void)[] = [];
  let isHeld = false;
  const answer = (asked: IncomingMessage, response: ServerResponse): void => {
    if (isCut) return void asked.socket.destroy();
    if (isHeld) return void held.push(() => answer(asked, response));
    const path = name && asked.url?.includes(name) ? asked.url.replace(name, known) : asked.url;
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const onward = request(new URL(path ?? '/', target), { method: asked.method, headers }, (got) => {
      const parts: Buffer[] = [];
      got.on('data', (part: Buffer) => parts.push(part));
      got.on('end', () => {
        const whole = Buffer.concat(parts);
        const { 'content-length': _length, ...kept } = got.headers;
        const text = name && isText(got.headers['content-type']) ? whole.toString() : undefined;
        [known] = text?.match(MAIN) ?? [known];
        const body = text === undefined ? whole : Buffer.from(text.replaceAll(MAIN, name));
        response.writeHead(got.statusCode ?? 502, { ...kept, 'content-length': body.length }).end(body);
      });
    });
    onward.on('error', () => asked.socket.destroy());
    asked.pipe(onward);
  };
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    hold: () => {
      isHeld = true;
    },
    mend: () => {
      isCut = isHeld = false;
      for (const go of held.splice(0)) go();
    },
    leadTo: (url) => {
      target = url;
    },
    rename: (to) => {
      name = to;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
