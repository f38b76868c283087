import { expect, test } from 'vitest';
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
