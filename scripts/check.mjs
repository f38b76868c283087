// `npm run check`: everything that must hold before a change is handed in, the quick things first.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed, projectEnvironment } from './lib/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const STEPS = [
  {
    heading: 'Format',
    command: ['biome', 'format', '--max-diagnostics=20'],
    otherwise: 'Some files are not formatted. Run `npm run format` and look at what it changes.',
  },
  {
    heading: 'Lint',
    command: ['biome', 'check', '--formatter-enabled=false', '--error-on-warnings', '--max-diagnostics=20'],
    otherwise:
      'The linter found mistakes. `npm run format` mends what can be mended safely; the rest says what is wrong.',
  },
  {
    heading: 'Types',
    command: ['tsc', '--noEmit'],
    otherwise: 'The types do not fit together. Mend the first error above; the others often follow from it.',
  },
  {
    heading: 'Walls',
    command: ['vitest', 'run', '--project', 'walls', '--reporter=dot'],
    otherwise:
      'A wall or a house rule is broken. Each line above says where and why (test/support/walls.ts, houseRules.ts).',
  },
  {
    heading: 'Tests',
    command: ['node', join(root, 'scripts', 'test.mjs')],
    otherwise:
      'Some tests fail. The list above names them; run one alone with `npx vitest run path/to/it.test.ts`.',
  },
];

try {
  await installed(root);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
const env = projectEnvironment(root);
for (const { heading, command, otherwise } of STEPS) {
  console.log(`\n── ${heading} ${'─'.repeat(70 - heading.length)}`);
  const start = performance.now();
  const [program, ...args] = command;
  const { status } = spawnSync(program, args, { cwd: root, env, stdio: 'inherit' });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (status !== 0) {
    console.error(`\n${heading} failed after ${seconds} s. ${otherwise}`);
    process.exit(1);
  }
  console.log(`${heading}: in order (${seconds} s).`);
}
console.log('\nAll checks passed.');
