/**
 * Given to a program by `--import`: its clock is CLOCK_AHEAD_MS ahead of the machine's, so that it may be noon whenever a test runs. Whoever
 * started it moves it by a message `{ clockAheadMs }`, which is sent back when it is so.
 */
let ahead = Number(process.env.CLOCK_AHEAD_MS);
const True = Date;
globalThis.Date = class extends True {
  constructor(...given) {
    if (given.length === 0) super(True.now() + ahead);
    else super(...given);
  }
  static now() {
    return True.now() + ahead;
  }
};
if (process.env.CLOCK_MOVES === 'yes')
  process.on('message', (message) => {
    if (typeof message?.clockAheadMs !== 'number') return;
    ahead = message.clockAheadMs;
    process.send?.(message);
  });
