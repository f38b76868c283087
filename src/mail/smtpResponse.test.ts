import { expect, it } from 'vitest';
import { outcomeOf } from './smtpResponse.ts';

it.each([
  ['421, which is about the connection whatever it was asked', 'RCPT TO', '421 4.2.2 Mailbox full', 'lost'],
  ['450 of a recipient', 'RCPT TO', '450 4.2.2 Mailbox full', 'later'],
  ['550 of a recipient', 'RCPT TO', '550 5.1.1 No such user', 'never'],
  ['a refusal of the sender, which everybody would get', 'MAIL FROM', '550 5.7.1 Not you', 'trouble'],
  ['530, which asks for a sign-in', 'RCPT TO', '530 5.7.0 Authentication required', 'trouble'],
])('%s', (_, command, response, as) => {
  const error = Object.assign(new Error(response), {
    ...{ code: 'EENVELOPE', command, response, responseCode: Number(response.slice(0, 3)) },
  });
  expect(outcomeOf(error)).toMatchObject({ as });
});
