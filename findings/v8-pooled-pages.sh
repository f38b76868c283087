#!/usr/bin/env bash
# Node 24.21 (V8 13.6): pages that a full collection has emptied go into a pool. V8 gives the pool back in a collection of its memory reducer some eight seconds
# later, but only if the old generation has grown by a tenth since the last of those. A heap that is no larger than at its last rest keeps the pool, as much as its
# young generation had grown to (128 MB and more), for as long as nothing more happens; another full collection changes nothing. A 'last-resort' one gives it back,
# and answers nothing meanwhile (decision 90).
# Prints megabytes resident after a load at whose rest less is alive than at the rest before: after a full collection, and after a last-resort one. Exits with 1 when
# V8 gives the pool back by itself. Needs Node; half a minute.
set -euo pipefail
file="$(mktemp --suffix=.mjs)"
trap 'rm -f "$file"' EXIT
cat >"$file" <<'JS'
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const rest = async () => {
  gc({ type: 'minor' });
  await pause(200);
  gc({ type: 'major', execution: 'async' });
  await pause(13_000);
  return Math.round(process.memoryUsage.rss() / 2 ** 20);
};
async function load(ms) {
  let some = [];
  for (const end = performance.now() + ms; performance.now() < end; await pause(1)) {
    for (let i = 0; i < 100_000; i++) some.push({ text: `x${i}`, list: [i, i + 1, { i }] });
    if (some.length > 400_000) some = some.slice(-100_000);
  }
}
await load(2000);
globalThis.alive = Array.from({ length: 500_000 }, (_, i) => ({ text: `y${i}`, list: [i] }));
await rest();
globalThis.alive = undefined;
await load(3000);
const kept = await rest();
gc({ type: 'major', execution: 'async', flavor: 'last-resort' });
await pause(3000);
console.log(kept, Math.round(process.memoryUsage.rss() / 2 ** 20));
JS
read -r full last <<<"$(node --expose-gc "$file")"
echo "after a full collection: $full MB, after a last-resort one: $last MB"
[ "$full" -gt $((last + 40)) ]
