#!/usr/bin/env bash
# postal-mime 4.0.0, two ordinary mails:
# - a name in a comment that holds a second comment, 'anna@example.org (Anna (Madras) Paul)', valid by RFC 5322 §3.2.2: the sender is called 'Paul)';
#   what stood before the inner comment's end is lost. nodemailer's own address parser, the same code grown apart, is shown beside it.
# - format=flowed (RFC 3676 §4.5): a quoted paragraph of two lines becomes one line in which the second quote mark stays amid the words.
# Exits with 1 when one of them answers otherwise than on 2026-11-28.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts postal-mime@4.0.0 nodemailer@10.5.0
cat >mails.mjs <<'JS'
import addressparser from 'nodemailer/lib/addressparser/index.js';
import PostalMime from 'postal-mime';

const sender = 'anna@example.org (Anna (Madras) Paul)';
const named = await PostalMime.parse(`From: ${sender}\r\n\r\nHello\r\n`);
const beside = addressparser(sender);
const flowed = await PostalMime.parse(
  ['From: anna@example.org', 'Content-Type: text/plain; charset=utf-8; format=flowed', '', '> When does the ', '> service begin?', 'At nine.', ''].join('\r\n'),
);
console.log('name in nested comment, postal-mime:', JSON.stringify(named.from));
console.log('the same, nodemailer:               ', JSON.stringify(beside));
console.log('flowed quote:', JSON.stringify(flowed.text), "(RFC 3676: '> When does the service begin?')");
const same = named.from?.name === 'Paul)' && flowed.text.startsWith('> When does the > service begin?');
console.log('postal-mime 4.0.0', same ? 'behaves as described' : 'has CHANGED');
process.exit(same ? 0 : 1);
JS
node mails.mjs
