import hoodiecrow from 'hoodiecrow-imap';
import type { OwnCertificate } from './certificate.ts';

/** A mailbox on this machine behind a real IMAP server, into which the test puts mails. */
export interface ImapServer {
  readonly url: string;
  put(raw: string): void;
  /** The subjects of what is in a folder, with the flags. */
  list(folder?: string): { readonly subject: string; readonly flags: readonly string[] }[];
  close(): Promise<void>;
}

/** What hoodiecrow gives of itself, which has no types. */
interface Hoodiecrow {
  listen(port: number, done: () => void): void;
  close(done: () => void): void;
  appendMessage(folder: string, flags: string[], date: false, raw: string): void;
  getMailbox(folder: string): { messages: { raw: string; flags: string[] }[] } | undefined;
  readonly server: { address(): { port: number } };
}

/** How its line is encrypted: from the first byte, or after STARTTLS. */
export interface Encrypted extends OwnCertificate {
  readonly from: 'start' | 'starttls';
}

const PLUGINS = ['ID', 'UIDPLUS', 'MOVE', 'SASL-IR', 'AUTH-PLAIN', 'UNSELECT', 'ENABLE', 'LITERALPLUS'];

export async function startImap(port = 0, encrypted?: Encrypted): Promise<ImapServer> {
  const isSecure = encrypted?.from === 'start';
  const server: Hoodiecrow = hoodiecrow({
    // Before it is encrypted nobody signs in.
    plugins: encrypted?.from === 'starttls' ? [...PLUGINS, 'STARTTLS', 'LOGINDISABLED'] : PLUGINS,
    ...(encrypted ? { credentials: { ...encrypted }, secureConnection: isSecure } : {}),
    storage: { INBOX: { messages: [] }, '': { separator: '/', folders: {} } },
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    url: `${isSecure ? 'imaps' : 'imap'}://testuser:testpass@127.0.0.1:${server.server.address().port}/INBOX`,
    put: (raw) => server.appendMessage('INBOX', [], false, raw.replaceAll(/\r?\n/g, '\r\n')),
    list: (folder = 'INBOX') =>
      (server.getMailbox(folder)?.messages ?? []).map(({ raw, flags }) => ({
        subject: /^subject: *(.*)$/im.exec(raw)?.[1]?.trim() ?? '',
        flags,
      })),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
