import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** Whether this browser can use a phone or computer as a key: not over plain http, but for this machine itself. */
export const canUseDevice = (): boolean => browserSupportsWebAuthn();

/** Takes back what the browser is asking the person, who shows something else. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

type Options = Readonly<Record<string, unknown>>;

/** Lets the browser ask the person, and gives what it answers; null when nothing was shown: pressed away, too late, or no such key here. */
export const shownByDevice = (options: Options): Promise<{ id: string } | null> =>
  orNull(startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }));

/** Lets the browser make a key, and gives what it answers; null when none was made. */
export const madeByDevice = (options: Options): Promise<{ id: string } | null> =>
  orNull(startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }));

async function orNull<T extends { id: string }>(work: Promise<T>): Promise<{ id: string } | null> {
  try {
    return { ...(await work) };
  } catch {
    return null;
  }
}
