/** Mails as several servers and people send them back, each to the address of ours that it is about. */

const report = (to: string, from: string, text: string, status: string, original: string) => `Return-Path: <>
From: ${from}
To: ${to}
Subject: Undelivered mail
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="=_b1"

--=_b1
Content-Type: text/plain; charset=us-ascii

${text}
--=_b1
Content-Type: message/delivery-status

${status}
--=_b1
Content-Type: message/rfc822

${original}
--=_b1--
`;
const ORIGINAL = 'Subject: Bells\nTo: reader0@test.invalid\n\nThey ring at six.\n';

/** Postfix: the recipient's server said it while we were connected. */
export const postfix = (
  to: string,
  status = '5.1.1',
  said = '550 5.1.1 <reader0@test.invalid>: User unknown',
) =>
  report(
    to,
    'MAILER-DAEMON@relay.test.invalid (Mail Delivery System)',
    `This is the mail system at host relay.test.invalid.\n\n<reader0@test.invalid>: host mx.test.invalid said: ${said}`,
    `Reporting-MTA: dns; relay.test.invalid\nX-Postfix-Queue-ID: 4AB12\nArrival-Date: Sun, 22 Nov 2026 10:00:00 +0530\n\nFinal-Recipient: rfc822; reader0@test.invalid\nOriginal-Recipient: rfc822;reader0@test.invalid\nAction: failed\nStatus: ${status}\nRemote-MTA: dns; mx.test.invalid\nDiagnostic-Code: smtp; ${said}\n`,
    ORIGINAL,
  );

/** Exchange: its own names, no Diagnostic-Code of SMTP, the report's lines folded. */
export const exchange = (to: string) =>
  report(
    to,
    '"Microsoft Outlook" <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@test.invalid>',
    "Your message to reader0@test.invalid couldn't be delivered.\nreader0 wasn't found at test.invalid.",
    'Reporting-MTA: dns;EX1.test.invalid\nReceived-From-MTA: dns;relay.test.invalid\n\nFinal-Recipient: rfc822;reader0@test.invalid\nAction: failed\nStatus: 5.1.10\nDiagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient\n not found by SMTP address lookup\nX-Display-Name: Reader',
    ORIGINAL,
  );

/** Gmail: an HTML part and a picture before the report, headers of the original only. */
export const gmail = (to: string) => `Return-Path: <>
From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
To: ${to}
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
Content-Type: multipart/report; boundary="0000b2"; report-type=delivery-status

--0000b2
Content-Type: multipart/related; boundary="0000b3"

--0000b3
Content-Type: multipart/alternative; boundary="0000b4"

--0000b4
Content-Type: text/plain; charset="UTF-8"

** Address not found **
Your message wasn't delivered because the address couldn't be found.

--0000b4
Content-Type: text/html; charset="UTF-8"

<html><body><h2>Address not found</h2></body></html>
--0000b4--
--0000b3
Content-Type: image/png; name="icon.png"
Content-Disposition: attachment; filename="icon.png"
Content-Transfer-Encoding: base64

iVBORw0KGgo=
--0000b3--
--0000b2
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.com
Arrival-Date: Sun, 22 Nov 2026 03:00:00 -0800 (PST)

Final-Recipient: rfc822; reader0@test.invalid
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.
Last-Attempt-Date: Sun, 22 Nov 2026 03:00:01 -0800 (PST)

--0000b2
Content-Type: text/rfc822-headers

Subject: Bells
--0000b2--
`;

/** qmail and others make no report. */
export const plainBounce = (
  to: string,
  line = 'Sorry, no mailbox here by that name. (#5.1.1)',
) => `Return-Path: <>
From: MAILER-DAEMON@mx.test.invalid
To: ${to}
Subject: failure notice

Hi. This is the program at mx.test.invalid.
I'm afraid I wasn't able to deliver your message to the following addresses.

<reader0@test.invalid>:
${line}

--- Below this line is a copy of the message.
`;

/** Still being tried. */
export const delayed = (to: string) =>
  postfix(to, '4.4.1', '451 4.4.1 try again later').replace('Action: failed', 'Action: delayed');

/** Somebody is on holiday. */
export const holiday = (to: string, from = 'reader0@test.invalid') => `From: ${from}
To: ${to}
Subject: Out of office
Auto-Submitted: auto-replied

I am away until 5.1.2027.
`;

/** The reader pressed 'Spam'; it goes to the address that the provider was told, and names the mail within. */
export const complaint = (
  to: string,
  about: string,
  type = 'abuse',
) => `From: <feedback@provider.test.invalid>
To: ${to}
Subject: FW: Bells
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="arf"

--arf
Content-Type: text/plain; charset="US-ASCII"

This is an email abuse report.
--arf
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
Original-Mail-From: <${about}>
Arrival-Date: Sun, 22 Nov 2026 14:00:00 EST

--arf
Content-Type: message/rfc822

${ORIGINAL}
--arf--
`;

/** What a person writes. */
export const reply = (
  to: string,
  more: { from?: string; id?: string; subject?: string; head?: string; body?: string } = {},
) => `Return-Path: <mary@test.invalid>
From: ${more.from ?? 'Mary Thomas <Mary@test.invalid>'}
To: The office <${to}>
Subject: ${more.subject ?? 'Re: Baptism of 1978'}
Message-ID: ${more.id ?? '<one@mail.test.invalid>'}
${more.head ?? ''}${
  more.body ??
  `Content-Type: text/plain; charset=utf-8

Thank you. Her name then was Mariamma Chacko.

On Sun, 22 Nov 2026, the office wrote:
> Ask at Kottayam.
`
}`;
