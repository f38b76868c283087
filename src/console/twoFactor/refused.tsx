import { createRoot } from 'react-dom/client';
import type { ConsoleCall } from '#calls/paths.ts';
import { CONSOLE_PATHS } from '#lib/consolePaths.ts';
import { type RawResponse, refusalIn, send } from '../kit/api.ts';
import type { Asked } from './asked.ts';

/** The open dialog; only one at a time, shared by all calls that wait for it. */
let open: Promise<boolean> | undefined;

/**
 * Handles a rejected call (403): if it requires proof of identity, the user proves it over the page and the call is repeated; if a second factor has
 * to be set up first, that screen opens. All other rejections are passed on.
 */
export async function afterProof(
  answer: RawResponse,
  again: () => Promise<RawResponse>,
  call: ConsoleCall,
  sent: unknown,
): Promise<RawResponse> {
  const { code } = refusalIn(answer).body;
  if (code === 'second_key_required' && window.location.pathname !== CONSOLE_PATHS.secondKey)
    window.location.assign(CONSOLE_PATHS.secondKey);
  if (code !== 'prove_again') return answer;
  open ??= askToReauthenticate(call, sent).finally(() => {
    open = undefined;
  });
  return (await open) ? again() : answer;
}

/** Opens the dialog over the current screen; false if it was closed, or could not be loaded. */
async function askToReauthenticate(call: ConsoleCall, sent: unknown): Promise<boolean> {
  try {
    const [asked, { ReauthenticateDialog }] = await Promise.all([
      send('proveBegin', { body: {}, quiet: true }),
      import('./ReauthenticateDialog.tsx'),
    ]);
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const reauthenticated = await new Promise<boolean>((done) =>
      root.render(<ReauthenticateDialog asked={asked as Asked} call={call} sent={sent} onDone={done} />),
    );
    root.unmount();
    place.remove();
    return reauthenticated;
  } catch {
    return false;
  }
}
