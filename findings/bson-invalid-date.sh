#!/usr/bin/env bash
# A date that JavaScript could not read, such as new Date('31/12/2019'), is written three ways: BSON (bson 7.3.4, in all of MongoDB's drivers for Node)
# keeps it as the first moment of 1970 and raises nothing, EJSON writes {"$numberLong": "NaN"}, JSON null. So a record that came from a form of days before
# months is dated 1 January 1970 in the database and in every dump of it, and nothing says that it had no date.
# Exits with 1 when one of them writes otherwise than on 2026-11-30.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts bson@7.3.4
cat >dates.mjs <<'JS'
import { BSON } from 'bson';

const record = { held: new Date('31/12/2019') };
const found = [
  BSON.deserialize(BSON.serialize(record)).held.toISOString(),
  BSON.EJSON.stringify(record),
  JSON.stringify(record),
];
console.log('bson 7.3.4:', ['BSON', 'EJSON', 'JSON'].map((name, i) => `${name} ${found[i]}`).join('; '));
const same = found.join(' ') === '1970-01-01T00:00:00.000Z {"held":{"$date":{"$numberLong":"NaN"}}} {"held":null}';
console.log('bson 7.3.4', same ? 'behaves as described' : 'has CHANGED');
process.exit(same ? 0 : 1);
JS
node dates.mjs
