/**
 * Announces a step and counts its seconds, on the same line where the output is a terminal:
 * `1/5 Dependencies … 12.3 s`.
 *
 * @param {string} title such as '1/5 Dependencies'
 * @returns {(outcome?: string) => void} to be called at the end, with a word on what came of it
 */
export function step(title) {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const terminal = process.stdout.isTTY;
  const redraw = (text) => process.stdout.write(`\r\x1b[K${text}`);
  const ticking = terminal ? setInterval(() => redraw(`${title} … ${seconds()}`), 200) : undefined;
  if (terminal) redraw(`${title} …`);
  else console.log(`${title} …`);
  return (outcome = 'done') => {
    clearInterval(ticking);
    const line = `${title}: ${outcome} (${seconds()})`;
    if (terminal) redraw(`${line}\n`);
    else console.log(line);
  };
}
