/**
 * Given to a program by `--import`: its clock is CLOCK_AHEAD_MS ahead of the machine's, so that it may be noon whenever a test runs; or stands still
 * at CLOCK_STANDS_AT, from where whoever started it moves it by a message `{ clockStandsAt }`, which is sent back when it is so.
 */
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
let stands = process.env.CLOCK_STANDS_AT === undefined ? undefined : Number(process.env.CLOCK_STANDS_AT);
const True = Date;
const now = () => stands ?? True.now() + ahead;
globalThis.Date = class extends True {
  constructor(...given) {
    if (given.length === 0) super(now());
    else super(...given);
  }
  static now() {
    return now();
  }
};
if (stands !== undefined)
  process.on('message', (message) => {
    if (typeof message?.clockStandsAt !== 'number') return;
    stands = message.clockStandsAt;
    process.send?.(message);
  });
