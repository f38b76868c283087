/**
 * Delivery reports in the shapes in which mail systems write them, built here: host names, persons and texts are made up. `RETURN` stands for the
 * address of ours that the mail was sent from.
 */
const GONE = 'gone@far.example';

/** A report after RFC 3464 as one mail system lays it out. */
export interface Shape {
  readonly name: string;
  readonly from: string;
  /** Lines of the recipient's group, without its Status and Diagnostic-Code. */
  readonly fields: (status: string, said: string) => readonly string[];
  readonly text: (said: string) => string;
  readonly head?: string;
}

const report = ({ from, fields, text, head = '' }: Shape, status: string, said: string): string =>
  [
    'Return-Path: <>',
    `From: ${from}`,
    'To: RETURN',
    'Subject: Undelivered mail',
    'Message-ID: <1@relay.example>',
    'MIME-Version: 1.0',
    ...(head === '' ? [] : [head]),
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text(said),
    '',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; relay.example',
    '',
    ...fields(status, said),
    '',
    '--b1',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: Letter of the month',
    '',
    '--b1--',
    '',
  ].join('\n');

const SHAPES: Readonly<Record<'postfix' | 'exim' | 'opensmtpd' | 'exchange' | 'gmail' | 'yahoo', Shape>> = {
  postfix: {
    name: 'Postfix',
    from: 'MAILER-DAEMON@relay.example (Mail Delivery System)',
    head: 'Auto-Submitted: auto-replied',
    text: (said) =>
      `This is the mail system at host relay.example.\n\nI'm sorry to have to inform you that your message could not\nbe delivered to one or more recipients. It's attached below.\n\n<${GONE}>: host mx.far.example[192.0.2.7] said: ${said} (in reply to RCPT TO\n    command)`,
    fields: (status, said) => [
      ...[`Final-Recipient: rfc822; ${GONE}`, `Original-Recipient: rfc822;${GONE}`, 'Action: failed'],
      ...[`Status: ${status}`, 'Remote-MTA: dns; mx.far.example', `Diagnostic-Code: smtp; ${said}`],
    ],
  },
  exim: {
    name: 'Exim',
    from: 'Mail Delivery System <Mailer-Daemon@relay.example>',
    head: 'Auto-Submitted: auto-replied',
    text: (said) =>
      `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  ${GONE}\n    host mx.far.example [192.0.2.7]\n    SMTP error from remote mail server after RCPT TO:<${GONE}>:\n    ${said}`,
    fields: (_, said) => [
      ...['Action: failed', `Final-Recipient: rfc822;${GONE}`, 'Status: 5.0.0'],
      ...(said === '' ? [] : ['Remote-MTA: dns; mx.far.example', `Diagnostic-Code: smtp; ${said}`]),
    ],
  },
  opensmtpd: {
    name: 'OpenSMTPD',
    from: 'Mailer Daemon <MAILER-DAEMON@relay.example>',
    text: (said) =>
      `    Hi!\n\n    This is the MAILER-DAEMON, please DO NOT REPLY to this email.\n\n    An error has occurred while attempting to deliver a message for\n    the following list of recipients:\n\n${GONE}: ${said}\n\n    Below is a copy of the original message:`,
    fields: () => [`Final-Recipient: rfc822; ${GONE}`, 'Action: failed', 'Status: 5.0.0'],
  },
  exchange: {
    name: 'Exchange',
    from: '"Microsoft Outlook" <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@far.example>',
    text: () =>
      `Delivery has failed to these recipients or groups:\n\n${GONE}\n\nSomething kept the message from being delivered.`,
    fields: (status, said) => [
      ...[`Final-Recipient: rfc822;${GONE}`, 'Action: failed', `Status: ${status}`],
      ...[`Diagnostic-Code: smtp;${said.replace(' ', '\n ')}`, 'X-Display-Name: Somebody'],
    ],
  },
  gmail: {
    name: 'Gmail',
    from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    head: 'Auto-Submitted: auto-replied',
    text: (said) =>
      `** Message not delivered **\n\nThere was a problem with your message to ${GONE}.\n\nThe response was:\n${said}`,
    fields: (status, said) => [
      ...[`Final-Recipient: rfc822; ${GONE}`, 'Action: failed', `Status: ${status}`],
      ...['Remote-MTA: dns; mx.far.example. (192.0.2.7, the server for the domain far.example.)'],
      ...[`Diagnostic-Code: smtp; ${said}`, 'Last-Attempt-Date: Sat, 28 Nov 2026 01:00:00 -0800 (PST)'],
    ],
  },
  yahoo: {
    name: 'Yahoo',
    from: 'MAILER-DAEMON@yahoo.com',
    text: (said) =>
      `Sorry, we were unable to deliver your message to the following address.\n\n<${GONE}>:\n${said}`,
    fields: (status, said) => [
      `Final-Recipient: rfc822;${GONE}`,
      'Action: failed',
      `Status: ${status}`,
      `Diagnostic-Code: smtp; ${said}`,
    ],
  },
};
export const SHAPE_NAMES = Object.keys(SHAPES) as readonly (keyof typeof SHAPES)[];
export type ShapeName = keyof typeof SHAPES;
export const inShape = (shape: ShapeName, status: string, said: string): string =>
  report(SHAPES[shape], status, said);

/** A report with no such part: what a mail system says in its text. */
export const inProse = (from: string, text: string, subject = 'Delivery failure', head = ''): string =>
  `Return-Path: <>\nFrom: ${from}\nTo: RETURN\nSubject: ${subject}\n${head}Message-ID: <2@relay.example>\nContent-Type: text/plain; charset=utf-8\n\n${text}\n`;

export type Verdict = 'nobody' | 'counts' | 'neither';

/** What was refused, and what it says of the address: that it is gone, nothing at all (which counts), or something that is no fault of its own. */
export const REFUSALS: readonly (readonly [ShapeName, status: string, said: string, Verdict])[] = [
  [
    'postfix',
    '5.1.1',
    `550 5.1.1 <${GONE}>: Recipient address rejected: User unknown in virtual mailbox table`,
    'nobody',
  ],
  [
    'postfix',
    '5.4.4',
    'X-Postfix; Host or domain name not found. Name service error for name=far.example type=AAAA: Host not found',
    'nobody',
  ],
  [
    'postfix',
    '5.4.4',
    'X-Postfix; Host or domain name not found. Name service error for name=far.example type=MX: Host not found, try again',
    'neither',
  ],
  ['postfix', '5.2.2', '552 5.2.2 The recipient is over quota', 'neither'],
  [
    'postfix',
    '5.7.1',
    '554 5.7.1 Service unavailable; Client host [192.0.2.9] blocked using list.example',
    'neither',
  ],
  [
    'postfix',
    '5.7.1',
    '550 5.7.1 <post@church.example>: Sender address rejected: not owned by user',
    'neither',
  ],
  [
    'postfix',
    '5.1.8',
    '550 5.1.8 <post@church.example>: Sender address rejected: Domain not found',
    'neither',
  ],
  ['postfix', '5.3.4', '552 5.3.4 Message size exceeds fixed limit', 'neither'],
  ['postfix', '5.0.0', '550 Rejected', 'counts'],
  ['postfix', '4.4.1', 'connect to mx.far.example[192.0.2.7]:25: Connection timed out', 'counts'],
  ['postfix', '5.4.6', 'X-Postfix; mail for far.example loops back to myself', 'neither'],
  ['postfix', '5.1.10', 'X-Postfix; Domain far.example does not accept mail (nullMX)', 'nobody'],
  ['exim', '', `550 5.1.1 <${GONE}>: Recipient address rejected: User unknown`, 'nobody'],
  ['exim', '', '550 Unrouteable address', 'nobody'],
  ['exim', '', '550 5.7.1 Reverse name of 192.0.2.9 does not match', 'neither'],
  ['exim', '', '550 Your host 192.0.2.9 is on a blacklist', 'neither'],
  ['exim', '', '550 This message contains malware', 'neither'],
  ['exim', '', '552 5.2.2 mailbox full', 'neither'],
  ['exim', '', '550 Sender verify failed', 'neither'],
  ['exim', '', '550 No such recipient here', 'nobody'],
  ['exim', '', '550 relay not permitted', 'neither'],
  ['exim', '', '452 Requested action not taken: insufficient system storage', 'neither'],
  ['opensmtpd', '', `550 5.1.1 Invalid recipient: <${GONE}>`, 'nobody'],
  ['opensmtpd', '', '550 Invalid recipient', 'nobody'],
  ['opensmtpd', '', 'Domain does not exist', 'nobody'],
  ['opensmtpd', '', '550 5.7.1 Delivery not authorized, message refused', 'neither'],
  ['opensmtpd', '', '552 5.2.2 Mailbox is over quota', 'neither'],
  ['opensmtpd', '', 'Network error on destination MXs', 'counts'],
  ['opensmtpd', '', '554 5.6.0 Message content rejected', 'neither'],
  ['opensmtpd', '', 'Temporary failure in MX lookup', 'neither'],
  [
    'exchange',
    '5.1.10',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    'nobody',
  ],
  ['exchange', '5.1.1', '550 5.1.1 RESOLVER.ADR.RecipNotFound; not found', 'nobody'],
  ['exchange', '5.4.1', '550 5.4.1 Recipient address rejected: Access denied. [mx1.far.example]', 'nobody'],
  ['exchange', '5.7.1', '550 5.7.1 RESOLVER.RST.AuthRequired; authentication required', 'neither'],
  [
    'exchange',
    '5.7.133',
    '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; delivery not allowed',
    'neither',
  ],
  ['exchange', '5.2.2', '550 5.2.2 STOREDRV.Deliver; mailbox full', 'neither'],
  [
    'exchange',
    '5.2.3',
    '550 5.2.3 RESOLVER.RST.RecipSizeLimit; message too large for this recipient',
    'neither',
  ],
  ['exchange', '5.4.14', '550 5.4.14 Hop count exceeded - possible mail loop', 'neither'],
  ['exchange', '5.4.310', '550 5.4.310 DNS domain far.example does not exist', 'nobody'],
  ['exchange', '5.4.316', '550 5.4.316 Message expired, connection refused', 'neither'],
  ['exchange', '5.6.0', '550 5.6.0 CAT.InvalidContent; invalid message content', 'neither'],
  [
    'gmail',
    '5.1.1',
    '550-5.1.1 The email account that you tried to reach does not exist. Please try 550 5.1.1 double-checking it for typos',
    'nobody',
  ],
  ['gmail', '5.2.1', '550 5.2.1 The email account that you tried to reach is disabled.', 'nobody'],
  [
    'gmail',
    '5.2.1',
    '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages',
    'neither',
  ],
  [
    'gmail',
    '5.7.26',
    '550 5.7.26 This mail has been blocked because the sender is unauthenticated.',
    'neither',
  ],
  [
    'gmail',
    '5.2.2',
    '552-5.2.2 The email account that you tried to reach is over quota and inactive.',
    'neither',
  ],
  [
    'gmail',
    '5.7.1',
    '550-5.7.1 Our system has detected that this message is likely unsolicited mail.',
    'neither',
  ],
  ['gmail', '5.4.5', '550 5.4.5 Daily user sending limit exceeded.', 'neither'],
  ['gmail', '4.4.2', 'The recipient server did not accept our requests to connect. Timed out.', 'counts'],
  [
    'yahoo',
    '5.0.0',
    `554 delivery error: dd This user doesn't have a yahoo.com account (${GONE}) [0] - mta1.mail.example`,
    'nobody',
  ],
  ['yahoo', '5.0.0', '554 delivery error: dd Requested mail action aborted - mailbox not found', 'nobody'],
  ['yahoo', '5.0.0', '554 5.7.9 Message not accepted for policy reasons.', 'neither'],
  ['yahoo', '5.0.0', '552 1 Requested mail action aborted, quota exceeded', 'neither'],
  ['yahoo', '5.0.0', '554 Message not allowed - [PH01] Email not accepted', 'counts'],
  ['yahoo', '5.1.1', '550 5.1.1 192.0.2.9 has sent to too many recipients this hour', 'neither'],
  // A provider's name, a person's and a host's are no words.
  ['postfix', '5.1.1', '550 5.1.1 <blackwell@far.example>: user unknown at spam-filter.example', 'nobody'],
  ['postfix', '5.1.1', '550 5.7.1 Client host [192.0.2.9] is on our list of unwanted senders', 'neither'],
  ['postfix', '5.1.0', '550 5.1.0 <post@church.example> sender rejected', 'neither'],
  ['postfix', '5.2.0', '550 5.2.0 Mail rejected, OFR_506', 'neither'],
  [
    'postfix',
    '5.4.4',
    'X-Postfix; Name service error for name=far.example type=MX: Malformed or unexpected name server reply',
    'neither',
  ],
  ['postfix', '5.1.0', "550 5.1.0 Unknown address error 550-'5.1.1 unknown user'", 'nobody'],
];
