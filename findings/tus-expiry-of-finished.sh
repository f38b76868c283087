#!/usr/bin/env bash
# @tus/server 2.4.5 with @tus/file-store 2.1.1: `cleanUpExpiredUploads` removes finished uploads as well, with their files. The README calls the period that of an
# ongoing upload, and the tus protocol (Expiration) speaks of unfinished uploads only. The store compares size and offset of its note, and the offset there is that of
# the beginning, 0, for good. Who leaves finished files in the store's folder and cleans up as the README says loses them.
# Exits with 1 when they answer otherwise than on 2026-11-29.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @tus/server@2.4.5 @tus/file-store@2.1.1
cat >expiry.mjs <<'JS'
import { createServer } from 'node:http';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

const datastore = new FileStore({ directory: 'files', expirationPeriodInMilliseconds: 500 });
const tus = new Server({ path: '/files', datastore, relativeLocation: true, namingFunction: () => 'whole' });
const server = createServer((request, response) => tus.handle(request, response)).listen(0, '127.0.0.1');
await new Promise((done) => server.once('listening', done));
const ask = (method, path, headers, body) =>
  fetch(`http://127.0.0.1:${server.address().port}${path}`, { method, headers: { 'tus-resumable': '1.0.0', ...headers }, body });
await ask('POST', '/files', { 'upload-length': '4' });
const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
const { status, headers } = await ask('PATCH', '/files/whole', part, 'abcd');
const before = readdirSync('files').sort().join(' ');
await pause(600);
const removed = await tus.cleanUpExpiredUploads();
const after = readdirSync('files').join(' ') || 'nothing';
console.log(`the last part: ${status}, offset ${headers.get('upload-offset')} of 4; in the folder: ${before}`);
console.log(`cleaned up after the period: ${removed} removed; in the folder: ${after}`);
const same = before === 'whole whole.json' && removed === 1 && after === 'nothing';
console.log('@tus/server 2.4.5 with @tus/file-store 2.1.1', same ? 'behave as described' : 'have CHANGED');
process.exit(same ? 0 : 1);
JS
node expiry.mjs
