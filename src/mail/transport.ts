/** A mail as it goes over the line: sealed, so that nothing on the way changes it. */
export interface Letter {
  readonly id: string;
  /** Who gets it and who is told when it can't be delivered: bare addresses. */
  readonly envelope: { readonly from: string; readonly to: string };
  readonly message: Buffer;
}

/**
 * What came of handing a letter over. `later`: this recipient's server does not take it now; `lost`: the line broke and nobody knows whether
 * it was taken; `never`: it is refused for good; `trouble`: our own mail server takes nothing from us, which is no recipient's fault.
 * `answer` is what the server said, or, where it said nothing, a sentence that says what happened.
 */
export type Outcome = {
  readonly as: 'sent' | 'later' | 'lost' | 'never' | 'trouble';
  readonly answer: string;
  /** The server knows that nobody is at the address, so that nothing is to be sent there any more. */
  readonly nobodyThere?: boolean;
  /** The mailbox has no room: not for ever, but for who never looks into it. */
  readonly full?: boolean;
  /** Of what the refusal speaks, where that can be told: of this one address, or of us who send. */
  readonly about?: 'address' | 'us' | undefined;
  /** It was not even asked, so that this says nothing of how it does. */
  readonly unasked?: boolean;
};

/** Mails in flight at a time, each on a line of its own; so many may go out twice when the program is killed. */
export const LINES = 5;
/** The same of what single persons wait for, which nothing else keeps waiting: two, so that one that hangs is not all. */
export const OWN_LINES = 2;

/** One way out, used for one letter at a time; it opens its line when it is first needed. */
export interface Line {
  /**
   * Hands a letter over; its text only after `before`, so that what came of the letter before it is noted while the server is asked for this
   * one. Rejects when `before` does; then nobody has got it.
   */
  send(letter: Letter, before?: Promise<unknown>): Promise<Outcome>;
  /** Whether the server would take a letter for this recipient, who gets none by that; null: it did not say. */
  wouldTake(envelope: Letter['envelope']): Promise<boolean | null>;
  close(): void;
}

/** Where mails go. */
export interface Transport {
  /** 'files': nothing leaves this machine. */
  readonly to: 'server' | 'files';
  /** `inAHurry`: somebody waits for what comes of it. */
  openLine(inAHurry?: boolean): Line;
}
