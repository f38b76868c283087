import { createServer, type Socket } from 'node:net';
import type { Got } from './mailSink.ts';

/** Where in a conversation a mail server can go wrong; 'taken': after the whole message. */
export type Phase = 'greeting' | 'ehlo' | 'mail' | 'rcpt' | 'data' | 'taken';

/** What it says instead of the usual: its words, nothing for ever, the end of the line, or the usual words, late or a byte at a time. */
export type Mischief = `${number} ${string}` | 'hang' | 'close' | 'slow' | 'drip' | undefined;

export interface RoughSink {
  readonly url: string;
  readonly got: readonly Got[];
  close(): Promise<void>;
}

const USUAL: Readonly<Record<Phase, string>> = {
  greeting: '220 rough',
  ehlo: '250 rough',
  mail: '250 go on',
  rcpt: '250 go on',
  data: '354 go on',
  taken: '250 taken',
};
const PHASES: Readonly<Record<string, Phase>> = {
  EHLO: 'ehlo',
  HELO: 'ehlo',
  MAIL: 'mail',
  RCPT: 'rcpt',
  DATA: 'data',
};
const DRIP_MS = 30;
const SLOW_MS = 1_000;

/** A mail server written out, without pipelining, since a real one misbehaves on no command. `nth`: how many lines have been opened before. */
export async function startRoughSink(
  mischief: (phase: Phase, about: { to: string; nth: number }) => Mischief,
): Promise<RoughSink> {
  const got: Got[] = [];
  const open = new Set<Socket>();
  let opened = 0;
  const server = createServer((socket) => {
    const nth = opened++;
    let to = '';
    let buffer = '';
    let inData = false;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);

    function answer(phase: Phase): void {
      const act = mischief(phase, { to, nth });
      if (act === 'hang') return;
      if (act === 'close') socket.destroy();
      else if (act === 'slow') setTimeout(() => socket.write(`${USUAL[phase]}\r\n`), SLOW_MS);
      else if (act === 'drip') drip(`${USUAL[phase]}\r\n`);
      else socket.write(`${act ?? USUAL[phase]}\r\n`);
      if (act === undefined && phase === 'data') inData = true;
      if (act?.startsWith('421')) socket.end();
    }
    function drip(text: string): void {
      const letters = [...text];
      const timer = setInterval(() => {
        const letter = letters.shift();
        if (letter === undefined || socket.destroyed) clearInterval(timer);
        else socket.write(letter);
      }, DRIP_MS);
    }
    function command(line: string): void {
      const [, name = '', address = ''] = /^(\w+)(?:[^<]*<([^>]*)>)?/.exec(line) ?? [];
      const phase = PHASES[name];
      if (phase === 'rcpt') to = address;
      if (phase) answer(phase);
      else socket.end('221 bye\r\n');
    }
    socket.on('data', (part) => {
      buffer += part.toString('latin1');
      for (;;) {
        const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (!inData) command(text);
        else {
          inData = false;
          got.push({ to, from: '', raw: text, messageId: /^message-id: *(\S+)/im.exec(text)?.[1] ?? '' });
          answer('taken');
        }
      }
    });
    answer('greeting');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const at = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`,
    got,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
