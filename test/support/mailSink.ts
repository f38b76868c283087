import { SMTPServer } from 'smtp-server';
import type { Encrypted } from './imapServer.ts';

/** A mail as the sink got it. */
export interface Got {
  readonly to: string;
  /** The envelope's sender. */
  readonly from: string;
  readonly messageId: string;
  readonly raw: string;
}

/** What the sink does with a recipient: its code, or that it closes the line after the message has come. */
export type Manner = 250 | 421 | 451 | 550 | 'close';

export interface Sink {
  readonly url: string;
  readonly got: Got[];
  /** The names by which it was greeted (EHLO). */
  readonly names: ReadonlySet<string>;
  close(): Promise<void>;
}

/**
 * A real mail server on this machine that keeps all it gets. `manner` says how it takes each recipient, by the try; `after`: it takes no mail before so
 * many connections have come, those included that it refuses.
 */
export async function startSink(
  manner: (to: string, nth: number) => Manner = () => 250,
  port = 0,
  {
    encrypted,
    after = 0,
    ...options
  }: {
    readonly hideSMTPUTF8?: boolean;
    readonly maxClients?: number;
    readonly encrypted?: Encrypted;
    readonly after?: number;
  } = {},
): Promise<Sink> {
  let come = 0;
  const enough = Promise.withResolvers<void>();
  if (after === 0) enough.resolve();
  const got: Got[] = [];
  const isSecure = encrypted?.from === 'start';
  const tries = new Map<string, number>();
  const names = new Set<string>();
  const server = new SMTPServer({
    disabledCommands: encrypted ? [] : ['AUTH', 'STARTTLS'],
    logger: false,
    authOptional: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    ...(encrypted ? { key: encrypted.key, cert: encrypted.cert, secure: isSecure } : {}),
    ...options,
    onMailFrom: (_address, { hostNameAppearsAs }, done) => {
      names.add(String(hostNameAppearsAs));
      done();
    },
    onRcptTo: ({ address }, _session, done) => {
      const nth = (tries.get(address) ?? 0) + 1;
      tries.set(address, nth);
      const answer = manner(address, nth);
      if (answer === 250 || answer === 'close') return done();
      // A bare 550 may be said of anything; by the code it is about the mailbox.
      const code = answer === 550 ? '5.1.1 ' : '';
      done(Object.assign(new Error(`${code}Said ${answer} on purpose`), { responseCode: answer }));
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        await enough.promise;
        const raw = Buffer.concat(parts).toString();
        const to = session.envelope.rcptTo.map((one) => one.address).join();
        const { mailFrom } = session.envelope;
        got.push({
          to,
          from: mailFrom ? mailFrom.address : '',
          raw,
          messageId: /^message-id: *(\S+)/im.exec(raw)?.[1] ?? '',
        });
        if (manner(to, tries.get(to) ?? 0) === 'close')
          for (const connection of server.connections) connection.close();
        else done();
      });
    },
  });
  // Whoever does not trust the certificate breaks the line.
  server.on('error', () => undefined);
  server.server.on('connection', () => {
    if (++come >= after) enough.resolve();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const at = server.server.address();
  if (at === null || typeof at === 'string') throw new Error('The sink has no port.');
  return {
    url: `${isSecure ? 'smtps' : 'smtp'}://127.0.0.1:${at.port}`,
    got,
    names,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
