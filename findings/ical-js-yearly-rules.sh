#!/usr/bin/env bash
# ical.js 2.2.1 (the calendar reader of Thunderbird) expands some yearly rules into every week or every month.
# Two of the rules below are examples of RFC 5545 §3.8.5.3, with the days which the RFC gives for them; of the other two
# the RFC says (§3.3.10) that days which do not exist are left out, and that BYSETPOS counts within one interval of FREQ, here a year.
# Exits with 1 when ical.js answers otherwise than on 2026-11-28.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1
cat >rules.mjs <<'JS'
import ICAL from 'ical.js';

const CASES = [
  // [rule, first day, what the RFC says, what ical.js 2.2.1 says]
  ['FREQ=YEARLY;BYDAY=20MO;COUNT=3', '19970519', '1997-05-19 1998-05-18 1999-05-17', '1997-05-19 1997-05-26 1997-06-02'],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3', '19970512', '1997-05-12 1998-05-11 1999-05-17', '1997-05-19 1997-05-26 1997-06-02'],
  ['FREQ=YEARLY;BYMONTH=11,12;BYDAY=SU;BYSETPOS=-1;COUNT=3', '20261227', '2026-12-27 2027-12-26 2028-12-31', '2026-12-27 2027-11-28 2027-12-26'],
  ['FREQ=YEARLY;COUNT=3', '20240229', '2024-02-29 2028-02-29 2032-02-29', '2024-02-29 2025-03-01 2026-03-01'],
];

let changed = false;
for (const [rule, first, right, seen] of CASES) {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', 'BEGIN:VEVENT', 'UID:1@example.org', 'DTSTAMP:20240101T000000Z',
    `DTSTART;VALUE=DATE:${first}`, `RRULE:${rule}`, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const days = new ICAL.Event(calendar.getFirstSubcomponent('vevent')).iterator();
  const found = Array.from({ length: 3 }, () => String(days.next())).join(' ');
  changed ||= found !== seen;
  console.log(`${rule} from ${first}\n  RFC 5545: ${right}\n  ical.js:  ${found}${found === seen ? '' : `  (was: ${seen})`}`);
}
console.log('ical.js 2.2.1', changed ? 'has CHANGED' : 'behaves as described');
process.exit(changed ? 1 : 0);
JS
node rules.mjs
