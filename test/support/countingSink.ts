import { fork } from 'node:child_process';
import { SMTPServer } from 'smtp-server';

/** A mail as it was taken: for whom, and by which Message-ID. `era`: how often `nextEra` had been called before. */
export interface Receipt {
  readonly to: string;
  readonly messageId: string;
  readonly era: number;
}

/** A mail server in a process of its own, which outlives whoever sends and only counts. */
export interface CountingSink {
  readonly url: string;
  readonly pid: number;
  /** How many mails it has taken. */
  count(): Promise<number>;
  nextEra(): Promise<unknown>;
  receipts(): Promise<Receipt[]>;
  /** Answers no mail beyond so many more, until `goOn`: whoever sends is then surely in the middle of it. */
  holdAfter(more: number): Promise<unknown>;
  goOn(): Promise<unknown>;
  /** The newest mail as it came. */
  last(): Promise<string>;
  close(): Promise<void>;
}

type Question = 'url' | 'count' | 'nextEra' | 'receipts' | 'last' | 'goOn' | { readonly holdAfter: number };

/** `host`: where it listens. */
export async function startCountingSink(host = '127.0.0.1'): Promise<CountingSink> {
  const child = fork(import.meta.filename, ['serve', host], { execArgv: [] });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  let asked: Promise<unknown> = Promise.resolve();
  /** One question at a time, so that the next answer is that to the last question. */
  const ask = <T>(question: Question): Promise<T> => {
    const answer = asked.then(
      () =>
        new Promise<T>((done) => {
          child.once('message', (message) => done(message as T));
          child.send(question);
        }),
    );
    asked = answer;
    return answer;
  };
  return {
    url: await ask<string>('url'),
    pid: child.pid ?? 0,
    count: () => ask<number>('count'),
    nextEra: () => ask('nextEra'),
    receipts: () => ask<Receipt[]>('receipts'),
    holdAfter: (more) => ask({ holdAfter: more }),
    goOn: () => ask('goOn'),
    last: () => ask<string>('last'),
    close: async () => {
      child.kill();
      await gone;
    },
  };
}

/** What the process does. */
async function serve(host: string): Promise<void> {
  const receipts: Receipt[] = [];
  let era = 0;
  let most = Number.POSITIVE_INFINITY;
  const held: (() => void)[] = [];
  let last: Buffer[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        last = parts;
        const messageId = /^message-id: *(\S+)/im.exec(parts[0]?.toString('latin1') ?? '')?.[1] ?? '';
        for (const { address } of envelope.rcptTo) receipts.push({ to: address, messageId, era });
        if (receipts.length > most) held.push(done);
        else done();
      });
    },
  });
  // Whoever is killed breaks the line.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, host, () => resolve()));
  const at = server.server.address();
  const answers: Record<Extract<Question, string>, () => unknown> = {
    url: () => `smtp://${host}:${typeof at === 'object' ? at?.port : ''}`,
    count: () => receipts.length,
    nextEra: () => ++era,
    receipts: () => receipts,
    last: () => Buffer.concat(last).toString('latin1'),
    goOn: () => {
      most = Number.POSITIVE_INFINITY;
      for (const done of held.splice(0)) done();
      return true;
    },
  };
  process.on('message', (question: Question) => {
    if (typeof question === 'string') return process.send?.(answers[question]());
    most = receipts.length + question.holdAfter;
    return process.send?.(true);
  });
  process.once('disconnect', () => process.exit());
}

if (process.argv[1] === import.meta.filename && process.argv[2] === 'serve')
  await serve(process.argv[3] as string);
