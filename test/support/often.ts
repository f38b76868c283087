/**
 * How often a test does what proves the more, the oftener it is done: `usual` in `npm test`, `long` in `npm run test:long`, which runs all files
 * that ask here. In the environment the name says another number, for whoever looks for something rare.
 */
export const often = (name: string, usual: number, long: number): number =>
  Number(process.env[name] ?? (isLong ? long : usual));

/** Whether this run has time: what is drawn by lot is drawn anew then. */
export const isLong = process.env.TEST_LONG !== undefined;
