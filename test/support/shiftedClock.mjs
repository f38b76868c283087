/** Given to a program by `--import`: its clock is CLOCK_AHEAD_MS ahead of the machine's, so that it may be noon whenever a test runs. */
const ahead = Number(process.env.CLOCK_AHEAD_MS);
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
