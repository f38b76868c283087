#!/usr/bin/env bash
# Node 24.21 (V8 13.6): `process.nextTick` makes its object by a literal with computed keys. Once full collections have found no such object alive, V8 forgets
# their hidden class, counts the next one as a second class at that literal, and from then on makes each object in its runtime, for as long as the process
# lives: 0.1 µs becomes 2 µs. A server at rest comes to that by itself. One object that is kept alive prevents it (src/http/tickShape.ts).
# Prints nanoseconds a tick after eight collections, without and with a kept object. Exits with 1 when keeping one no longer helps. Needs Node.
set -euo pipefail
file="$(mktemp --suffix=.mjs)"
trap 'rm -f "$file"' EXIT
cat >"$file" <<'JS'
import { executionAsyncResource } from 'node:async_hooks';
const ticks = (n) =>
  new Promise((done) => {
    const from = performance.now();
    const next = () => (n-- > 0 ? process.nextTick(next) : done(performance.now() - from));
    next();
  });
const kept = [];
if (process.argv[2] === 'kept')
  await new Promise((done) => process.nextTick(() => done(kept.push(executionAsyncResource()))));
await ticks(1_000_000);
for (let i = 0; i < 8; i++) {
  await new Promise((done) => setTimeout(done, 20));
  gc();
}
console.log(Math.round(await ticks(1_000_000)));
globalThis.kept = kept;
JS
without="$(node --expose-gc "$file")"
with="$(node --expose-gc "$file" kept)"
echo "without: $without ns, with: $with ns"
[ "$without" -gt $((2 * with)) ]
