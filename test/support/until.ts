/**
 * Asks again and again until it is so: for hooks, where `expect.poll` is not to be had, and for programs. Throws when that takes far too long.
 * `pause` in ms: what is asked costs something.
 */
export async function until(is: () => Promise<boolean>, seconds = 300, pause = 20): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await is())) {
    if (Date.now() > end) throw new Error(`It did not come so far within ${seconds} seconds.`);
    await new Promise((done) => setTimeout(done, pause));
  }
}
