import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '#test/support/projectFiles.ts';
import { COMMANDS } from './commands.ts';
import { lectern, overview } from './lectern.ts';

async function typed(...words: string[]): Promise<{ code: number; said: string; complained: string }> {
  const heard = { said: '', complained: '' };
  const code = await lectern(words, {
    say: (sentence) => {
      heard.said += `${sentence}\n`;
    },
    complain: (sentence) => {
      heard.complained += `${sentence}\n`;
    },
  });
  return { code, ...heard };
}

test.each(COMMANDS.map(({ name }) => name))(
  'lectern %s --help says how it is called, and each of its options',
  async (name) => {
    const command = COMMANDS.find((one) => one.name === name);
    for (const help of ['--help', '-h']) {
      const { code, said, complained } = await typed(name, help);
      expect([code, complained]).toEqual([0, '']);
      expect(said).toMatch(new RegExp(`^lectern ${name}\\b`));
      for (const option of [...Object.keys(command?.options ?? {}), 'settings'])
        expect(said).toContain(`--${option}`);
    }
    expect(overview()).toContain(`  ${name} `);
  },
);

test('what is not understood is answered with how it is called', async () => {
  for (const words of [['praise'], ['import', '--loudly']]) {
    const { code, said, complained } = await typed(...words);
    expect([code, said]).toEqual([2, '']);
    expect(complained).toMatch(words[1] ?? /There is no command "praise"/);
  }
  expect((await typed()).said).toContain(overview());
});

test('in a clone the commands have short names, but for those that are called otherwise there', () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
  // `start` installs and builds first, `check` is for developers, and the import has a program that takes the same arguments.
  const others = ['start', 'check', 'import'];
  for (const { name } of COMMANDS.filter((command) => !others.includes(command.name)))
    expect(scripts[name]).toBe(`node src/cli/lectern.ts ${name}`);
  for (const name of others) expect(scripts[name]).toMatch(/ scripts\//);
});
