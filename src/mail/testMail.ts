import { newId } from '#lib/uuid.ts';
import { BadAddress } from './address.ts';
import type { Drawn, Person } from './compose.ts';
import { testMail } from './letters.tsx';
import type { Post } from './post.ts';

/** Sends a test mail at once. Answers whether it was taken, with the mail server's own words. */
export const sendTestMail = (post: Post, to: Person): Promise<{ taken: boolean; answer: string }> =>
  sendNow(post, to, testMail(post.church));

/** Sends a mail while somebody waits for it, past the rows of `mail`: it is tried once. */
export async function sendNow(
  { composer, transport }: Post,
  to: Person,
  drawn: Drawn,
): Promise<{ taken: boolean; answer: string }> {
  const line = transport.openLine(true);
  try {
    const { as, answer } = await line.send(await composer.compose(newId(), to, drawn));
    return { taken: as === 'sent', answer };
  } catch (error) {
    if (error instanceof BadAddress) return { taken: false, answer: error.message };
    throw error;
  } finally {
    line.close();
  }
}
