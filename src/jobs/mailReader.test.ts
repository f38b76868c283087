import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ReaderEnded } from '#mail/returned/readerEnded.ts';
import { createMailReader } from './mailReader.ts';

const NEVER = new AbortController().signal;
const mail = (body: string) => Buffer.from(`From: Mary <mary@test.invalid>\r\nSubject: Bells\r\n\r\n${body}`);

it('takes a mail apart in a process of its own', async () => {
  expect(await createMailReader()(mail('They ring at six.'), NEVER)).toMatchObject({
    from: { name: 'Mary', address: 'mary@test.invalid' },
    text: 'They ring at six.',
  });
});

it('says that a mail has ended its reader, and reads the next one', async () => {
  const program = join(import.meta.dirname, 'mailReaderProgram.ts');
  await expect(createMailReader({ program, longestMs: 0 })(mail('Slow'), NEVER)).rejects.toThrow(ReaderEnded);
  expect(await createMailReader()(mail('They ring at six.'), NEVER)).toMatchObject({ subject: 'Bells' });
});
