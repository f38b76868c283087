import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '#lib/uuid.ts';
import type { ThreadKind } from '#store/inbox/threadKinds.ts';

/**
 * What a mail to a return address is: a bounce of one of our mails, a visitor's reply in a thread, or a reply from somebody to whom the thread
 * was forwarded.
 */
export type ReturnPurpose = 'bounce' | ThreadKind | `office_${ThreadKind}`;
const PURPOSES: readonly ReturnPurpose[] = ['bounce', 'enquiry', 'order', 'office_enquiry', 'office_order'];

/** Lower case and digits only, since some servers change the case of addresses: 25 characters for the id, 16 for 80 bits of the HMAC. */
const TOKEN = /^[0-9a-z]{41}$/;
const ID_LENGTH = 25;
const PROOF_LENGTH = 16;
const PROOF_BYTES = 10;
/** The longest local part of the mailbox, so that with the token it stays within the 64 characters allowed before an @. */
export const LONGEST_LOCAL_PART = 64 - 1 - ID_LENGTH - PROOF_LENGTH;

/** The content of a return address. */
export interface Returned {
  readonly purpose: ReturnPurpose;
  /** The mail's or the thread's id. */
  readonly id: string;
}

/**
 * Creates and reads return addresses, which are sub-addresses of the mailbox (`post@example.org`): `post+TOKEN@example.org`. The token names a
 * purpose and an id and is signed with the secret, so only somebody who received that very mail can cause a suppression or a reply.
 */
export function returnAddresses(mailbox: string, secret: Buffer) {
  const at = mailbox.lastIndexOf('@');
  const [local, domain] = [mailbox.slice(0, at), mailbox.slice(at + 1)];
  const proofOf = (purpose: ReturnPurpose, number: string): string => {
    const digest = createHmac('sha256', secret).update(`${purpose} ${number}`).digest();
    return inBase36(digest.subarray(0, PROOF_BYTES).toString('hex'), PROOF_LENGTH);
  };
  return {
    /** The address for one mail or thread. */
    of: (purpose: ReturnPurpose, id: string): string => {
      const number = inBase36(id.replaceAll('-', ''), ID_LENGTH);
      return `${local}+${number}${proofOf(purpose, number)}@${domain}`;
    },
    /** Decodes an address; null when it is not one of ours. */
    read: (address: string): Returned | null => {
      const text = address.trim().toLowerCase();
      const [before, after] = [`${local.toLowerCase()}+`, `@${domain.toLowerCase()}`];
      if (!text.startsWith(before) || !text.endsWith(after)) return null;
      const token = text.slice(before.length, text.length - after.length);
      if (!TOKEN.test(token)) return null;
      const [number, proof] = [token.slice(0, ID_LENGTH), token.slice(ID_LENGTH)];
      const id = idFrom(number);
      const purpose = PURPOSES.find((one) =>
        timingSafeEqual(Buffer.from(proofOf(one, number)), Buffer.from(proof)),
      );
      return purpose && id ? { purpose, id } : null;
    },
  };
}
export type ReturnAddresses = ReturnType<typeof returnAddresses>;

const inBase36 = (hex: string, length: number): string =>
  BigInt(`0x${hex}`).toString(36).padStart(length, '0');

function idFrom(number: string): string | null {
  let value = 0n;
  for (const digit of number) value = value * 36n + BigInt(Number.parseInt(digit, 36));
  const hex = value.toString(16).padStart(32, '0');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  return isId(id) ? id : null;
}
