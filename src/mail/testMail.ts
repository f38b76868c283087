import { newId } from '#lib/uuid.ts';
import { BadAddress } from './address.ts';
import type { Person, RenderedMail } from './compose.ts';
import type { Mailer } from './mailer.ts';
import { testMail } from './personalMails.tsx';

/** Sends a test mail at once. Returns whether the mail server accepted it, and its response. */
export const sendTestMail = (mailer: Mailer, to: Person): Promise<{ taken: boolean; response: string }> =>
  sendNow(mailer, to, testMail(mailer.church));

/** Sends a mail while somebody waits for it, without queueing: there is one attempt. */
export async function sendNow(
  { composer, transport }: Mailer,
  to: Person,
  rendered: RenderedMail,
): Promise<{ taken: boolean; response: string }> {
  const connection = transport.openConnection(true);
  try {
    const { as, response } = await connection.send(await composer.compose(newId(), to, rendered));
    return { taken: as === 'sent', response };
  } catch (error) {
    if (error instanceof BadAddress) return { taken: false, response: error.message };
    throw error;
  } finally {
    connection.close();
  }
}
