import type { ConsoleCall } from '#calls/paths.ts';
import { send } from '../kit/api.ts';
import type { Waiting } from '../kit/drafts/draftStore.ts';

/**
 * Whether a change whose response was lost has arrived: the record is exactly one version further, and all its plain fields are as sent. If that is
 * unknown it counts as not arrived, and the user is asked.
 */
export async function isAsSent({ outgoing }: Waiting, token: string): Promise<boolean> {
  try {
    const get = outgoing.call.replace(/Edit$/, 'Get') as ConsoleCall;
    const sent = { id: outgoing.id, quiet: true, as: token } as object;
    const now = (await send(get, sent)) as Readonly<Record<string, unknown>>;
    const { version, ...fields } = outgoing.body;
    const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'boolean';
    const differs = Object.entries(fields).some(
      ([name, value]) =>
        isPlain(value) && isPlain(now[name]) && !String(value).includes('<') && now[name] !== value,
    );
    return now.version === Number(version) + 1 && !differs;
  } catch {
    return false;
  }
}
