import { connect, createServer, type Socket } from 'node:net';
import type { App } from './server.ts';

/** A line to a server that a test can break as lines break. Whole again after `mend`. */
export type Line = {
  /** The server's address through it. */
  url: string;
  port: number;
  /** From now on a connection breaks once this many more bytes have gone to the server. */
  cutAfter(bytes: number): void;
  /** From now on requests arrive, and each connection breaks when the answer is about to come. */
  loseAnswers(): void;
  /** From now on nobody gets through. */
  cut(): void;
  /** From now on nothing is heard of either side, and no connection breaks: as when a server hangs. */
  hold(): void;
  mend(): void;
  /** How often something has been said to the server so far, by whoever. */
  said(): number;
  close(): Promise<void>;
};

type State = 'whole' | 'cut' | 'held' | 'no answers' | { left: number };

/** Lays a line to a running server. */
export const lineTo = (app: App): Promise<Line> => lineToPort(app.settings.port);

/** Lays a line to whatever listens on this port of 127.0.0.1. */
export async function lineToPort(port: number): Promise<Line> {
  let state: State = 'whole';
  let said = 0;
  const open = new Set<Socket>();
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      open.add(socket);
      // A broken line is what the test is about, and no failure of the test.
      socket.on('error', end);
      socket.on('close', () => {
        open.delete(socket);
        end();
      });
    }
    near.on('data', (bytes) => {
      said += 1;
      if (state === 'held') return;
      if (typeof state === 'object') {
        state.left -= bytes.length;
        if (state.left < 0) return end();
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (state === 'held') return;
      if (state === 'no answers') end();
      else near.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.');
  return {
    url: `http://localhost:${address.port}`,
    port: address.port,
    cutAfter: (bytes) => {
      state = { left: bytes };
    },
    loseAnswers: () => {
      state = 'no answers';
    },
    cut: () => {
      state = 'cut';
      cutAll();
    },
    hold: () => {
      state = 'held';
    },
    mend: () => {
      // What was said meanwhile is lost: those connections are of no use any more.
      if (state === 'held') cutAll();
      state = 'whole';
    },
    said: () => said,
    close: async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
