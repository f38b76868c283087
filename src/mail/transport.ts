/** A mail as it goes over the connection: sealed, so that nothing on the way changes it. */
export interface SealedMail {
  readonly id: string;
  /** Who gets it and who is told when it can't be delivered: bare addresses. */
  readonly envelope: { readonly from: string; readonly to: string };
  readonly message: Buffer;
}

/**
 * What came of handing a mail over. `later`: this recipient's server does not take it now; `lost`: the connection broke and nobody knows whether
 * it was taken; `never`: it is refused for good; `trouble`: our own mail server takes nothing from us, which is no recipient's fault.
 * `answer` is what the server said, or, where it said nothing, a sentence that says what happened.
 */
export type Outcome = {
  readonly as: 'sent' | 'later' | 'lost' | 'never' | 'trouble';
  readonly response: string;
  /** The server knows that nobody is at the address, so that nothing is to be sent there any more. */
  readonly nobodyThere?: boolean;
  /** The mailbox has no room: not for ever, but for who never looks into it. */
  readonly full?: boolean;
  /** Of what the refusal speaks, where that can be told: of this one address, or of us who send. */
  readonly about?: 'address' | 'us' | undefined;
  /** It was not even asked, so that this says nothing of how it does. */
  readonly unasked?: boolean;
};

/** Mails in flight at a time, each on a connection of its own; so many may go out twice when the program is killed. */
export const CONNECTIONS = 5;
/** The same of what single persons wait for, which nothing else keeps waiting: two, so that one that hangs is not all. */
export const OWN_CONNECTIONS = 2;

/** One way out, used for one mail at a time; it opens its connection when it is first needed. */
export interface Connection {
  /**
   * Hands a mail over; its text only after `before`, so that what came of the mail before it is noted while the server is asked for this
   * one. Rejects when `before` does; then nobody has got it.
   */
  send(mail: SealedMail, before?: Promise<unknown>): Promise<Outcome>;
  /** Whether the server would take a mail for this recipient, who gets none by that; null: it did not say. */
  wouldTake(envelope: SealedMail['envelope']): Promise<boolean | null>;
  close(): void;
}

/** Where mails go. */
export interface Transport {
  /** 'files': nothing leaves this machine. */
  readonly to: 'server' | 'files';
  /** `inAHurry`: somebody waits for what comes of it. */
  openConnection(inAHurry?: boolean): Connection;
}
