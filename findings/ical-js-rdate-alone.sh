#!/usr/bin/env bash
# An event with RDATE and no RRULE: ical.js 2.2.1 leaves the first day out. By RFC 5545 §3.8.5.2 the set of days
# is made of DTSTART along with RRULE and RDATE, so DTSTART need not be repeated in RDATE. A feast whose days follow no rule, exported as a first day and a list, loses
# its first day. With an RRULE beside the RDATE the first day is there.
# Exits with 1 when ical.js answers otherwise than on 2026-11-28.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1
cat >rdate.mjs <<'JS'
import ICAL from 'ical.js';

const daysOf = (...lines) => {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', 'BEGIN:VEVENT', 'UID:1@example.org', 'DTSTAMP:20260101T000000Z',
    'DTSTART;VALUE=DATE:20260405', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
  const days = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).iterator();
  const found = [];
  for (let day = days.next(); day; day = days.next()) found.push(String(day));
  return found.join(' ');
};
const alone = daysOf('RDATE;VALUE=DATE:20270328,20280416');
const beside = daysOf('RRULE:FREQ=YEARLY;COUNT=1', 'RDATE;VALUE=DATE:20270328,20280416');
console.log(`RDATE alone:        ${alone}\nwith RRULE COUNT=1: ${beside}\nRFC 5545, both:     2026-04-05 2027-03-28 2028-04-16`);
const same = alone === '2027-03-28 2028-04-16' && beside === '2026-04-05 2027-03-28 2028-04-16';
console.log('ical.js 2.2.1', same ? 'behaves as described' : 'has CHANGED');
process.exit(same ? 0 : 1);
JS
node rdate.mjs
