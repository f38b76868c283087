/** Far longer than anything takes: it ends what hangs. */
const MOST_S = 300;

/**
 * Asks again and again until it is so: for hooks, where `expect.poll` is not to be had, and for programs. Throws when it does not come.
 * `pause` in ms: what is asked costs something.
 */
export async function until(is: () => Promise<boolean>, pause = 20): Promise<void> {
  const end = performance.now() + MOST_S * 1000;
  while (!(await is())) {
    if (performance.now() > end) throw new Error(`It did not come so far within ${MOST_S} seconds.`);
    await new Promise((done) => setTimeout(done, pause));
  }
}
