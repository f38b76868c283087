import { newId } from '#lib/uuid.ts';
import { BadAddress, type Person } from './compose.ts';
import { testMail } from './letters.tsx';
import type { Post } from './post.ts';

/** Sends a test mail at once. Answers whether it was taken, with the mail server's own words. */
export async function sendTestMail(
  { church, composer, transport }: Post,
  to: Person,
): Promise<{ taken: boolean; answer: string }> {
  const line = transport.openLine();
  try {
    const { as, answer } = await line.send(await composer.compose(newId(), to, testMail(church)));
    return { taken: as === 'sent', answer };
  } catch (error) {
    if (error instanceof BadAddress) return { taken: false, answer: error.message };
    throw error;
  } finally {
    line.close();
  }
}
