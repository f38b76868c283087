/** A finished (signed) mail, ready to be sent. */
export interface SealedMail {
  readonly id: string;
  /** Recipient and envelope sender (which gets bounces), as bare addresses. */
  readonly envelope: { readonly from: string; readonly to: string };
  readonly message: Buffer;
}

/**
 * The result of sending a mail. `later`: the server does not accept it for this recipient now; `lost`: the connection broke and it is unknown whether it was
 * accepted; `never`: rejected permanently; `trouble`: our own mail server accepts nothing from us, which is not the recipient's fault. `response`: the server's
 * response, or a sentence about what happened.
 */
export type Outcome = {
  readonly as: 'sent' | 'later' | 'lost' | 'never' | 'trouble';
  readonly response: string;
  /** The server knows that the mailbox does not exist, so nothing more is sent there. */
  readonly nobodyThere?: boolean;
  /** What the rejection concerns, if known: this address, or us as the sender. */
  readonly about?: 'address' | 'us' | undefined;
  /** The server was not contacted, so this says nothing about its health. */
  readonly unasked?: boolean;
  /** The server had received the whole mail: the response may be about its content. */
  readonly seen?: boolean;
  /** The server may have too many of our connections (connectionLimit.ts). */
  readonly crowded?: boolean;
  /** The mail keeps its number of tries, since this says nothing about its recipient. `later`: it is deferred, so that others are tried first. */
  readonly uncounted?: 'now' | 'later';
};

/** Mails in flight at a time, each on its own connection; at most this many are sent twice when the program is killed. */
export const CONNECTIONS = 5;
/** Further connections for mails that a person waits for: two, so that one that hangs does not block them all. */
export const OWN_CONNECTIONS = 2;

/** A connection that sends one mail at a time; opened when it is first needed. */
export interface Connection {
  /** Opens the connection unless it is open. Resolves to the reason if it could not be opened. `send` calls it if nobody has before. */
  open(): Promise<Outcome | undefined>;
  /**
   * Sends a mail. Its data is transmitted only after `before` resolves, so that the previous mail is recorded while the server is asked for this
   * one. Rejects when `before` does; then the mail was not delivered.
   */
  send(mail: SealedMail, before?: Promise<unknown>): Promise<Outcome>;
  /** Asks whether the server would accept a mail for this recipient, without sending one; null when it gave no clear response. */
  wouldTake(envelope: SealedMail['envelope']): Promise<boolean | null>;
  close(): void;
}

/** A way of sending mails: to a server, or into files. */
export interface Transport {
  /** 'files': mails are only written to this machine's disk. */
  readonly to: 'server' | 'files';
  /** `inAHurry`: somebody waits for the result, so time limits are short. */
  openConnection(inAHurry?: boolean): Connection;
}
