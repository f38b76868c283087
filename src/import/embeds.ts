import { playerAddress } from '#kinds/videoAddress.ts';
import { type Element, element } from '#store/richText/tree.ts';

/** The address that a line consists of; undefined for any other line. */
export function addressLine(line: string): string | undefined {
  const typed = line.trim();
  return /^https?:\/\/[^\s<>"]+$/i.test(typed) ? typed : undefined;
}

/** The player of a video, otherwise a link: what WordPress renders for an address. */
export function shownAt(address: string): Element {
  const player = playerAddress(address);
  return player ? element('iframe', { src: player }) : element('a', { href: address }, [address]);
}

/** Enough of a code to recognise it, with each address in it complete. */
export function shortened(code: string): string {
  if (code.length <= LONGEST) return code;
  const addresses = [...code.matchAll(/https?:\/\/[^\s<>"'\]]+/gi)].filter(
    ({ 0: address, index }) => index + address.length >= LONGEST,
  );
  return [`${code.slice(0, LONGEST - 1)}…`, ...addresses.map(([address]) => address)].join(' ');
}

const LONGEST = 100;
