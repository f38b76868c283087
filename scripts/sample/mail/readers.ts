/** What became of some readers of the second newsletter, by their address. */

/** Whom it did not reach, with the words of the other server. */
export const failures: Readonly<Record<string, string>> = {
  'harriet.suvarna@readers.example': '552 5.2.2 The mailbox is full',
  'nathaniel.pulla@readers.example': '554 5.4.14 Hop count exceeded: the domain leads to itself',
  'kezia.manoharan@readers.example': '550 5.7.1 Refused by the policy of this domain',
};

/** Whose mail came back for good a day later. */
export const bounced: Readonly<Record<string, string>> = {
  'wilfred.ambroise@readers.example': '550 5.1.1 Recipient address rejected: user unknown',
  'tabitha.rajkumar@readers.example': '550 5.1.10 This mailbox was closed in October',
};

/** Who has marked it as spam. */
export const complained: readonly string[] = ['queenie.rodrick@readers.example'];

/** Who has left after the first one, with the reason. */
export const left: Readonly<Record<string, string>> = {
  'abel.kurup@readers.example': 'I read it on the website anyway.',
  'ezekiel.nesan@readers.example': '',
  'leena.tudu@readers.example': 'Too often for me. Four times a year would do.',
};
