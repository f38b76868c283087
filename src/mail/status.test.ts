import { expect, it } from 'vitest';
import { causeOf, isNobodyThere } from './status.ts';

/** Real server responses, to a recipient or in a bounce, and whether the address is written to again. */
it.for([
  '550 5.1.1 <a@test.invalid>: Recipient address rejected: User unknown in virtual mailbox table',
  '550-5.1.1 The email account that you tried to reach does not exist.',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  '556 5.1.10 Recipient address has null MX',
  '550 5.2.1 The email account that you tried to reach is disabled.',
  '550 5.4.1 Recipient address rejected: Access denied.',
  '5.4.4 Host or domain name not found',
  '550 5.5.0 Requested action not taken: mailbox unavailable',
  '550 User unknown',
  '551 No longer here',
  '553 sorry, no such mailbox',
  'Sorry, no mailbox here by that name. (#5.1.1)',
])('parks: %s', (words) => expect(isNobodyThere(words)).toBe(true));

it.for([
  '550 5.7.1 Relaying denied',
  '550 relay not permitted',
  '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using a list',
  '550 5.7.26 This mail has been blocked because the sender is unauthenticated.',
  '550 Message rejected as spam',
  '550 SPF check failed',
  '553 5.1.8 Sender address rejected: Domain not found',
  '553 5.1.7 Bad sender address',
  '552 5.2.2 Mailbox full',
  '552 5.2.3 Message too long',
  '552 5.3.4 Message size exceeds fixed limit',
  '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents more.',
  '550 5.6.0 Lone CR or LF in body',
  '503 5.5.1 Bad sequence of commands',
  '501 Syntax error',
  '554 Transaction failed',
  '550 4.2.1 try later',
  '451 4.7.1 Greylisted',
  'The mail server closed the connection before it had answered.',
  '',
])('does not park: %s', (words) => expect(isNobodyThere(words)).toBe(false));

it('believes the status of a report more than the words', () => {
  expect(isNobodyThere('550 User unknown', '5.7.1')).toBe(false);
  expect(isNobodyThere('', '5.1.1')).toBe(true);
});

it.for([
  ['550 5.1.1 User unknown', 'nobody'],
  ['450 4.2.0 Greylisted, come back', 'mailbox'],
  ['552 5.2.2 Mailbox full', 'full'],
  ['452 4.2.2 Over quota', 'full'],
  ['553 5.1.8 Sender address rejected: Domain not found', 'us'],
  ['550 5.7.1 Relaying denied', 'us'],
  ['554 blocked using a list', 'us'],
  ['554 5.3.4 Message too big', 'content'],
  ['554 Transaction failed', 'unclear'],
])('tells what is spoken of: %j', ([words = '', of]) => expect(causeOf(words)).toBe(of));
