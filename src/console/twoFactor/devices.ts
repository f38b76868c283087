import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** Whether this browser supports WebAuthn: not over plain http, except on localhost. */
export const canUseDevice = (): boolean => browserSupportsWebAuthn();

/** Cancels the browser's prompt because the user chose another method. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

type Options = Readonly<Record<string, unknown>>;

/** Prompts for a device, and returns the browser's response; null if there is none: cancelled, timed out, or no such key here. */
export const shownByDevice = (options: Options): Promise<{ id: string } | null> =>
  orNull(startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }));

/** Prompts to create a key, and returns the browser's response; null if none was created. */
export const madeByDevice = (options: Options): Promise<{ id: string } | null> =>
  orNull(startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }));

async function orNull<T extends { id: string }>(work: Promise<T>): Promise<{ id: string } | null> {
  try {
    return { ...(await work) };
  } catch {
    return null;
  }
}
