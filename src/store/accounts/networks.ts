/** The network of an address, by which failed tries are counted together: /24 of IPv4, /64 of IPv6. */
export function networkOf(address: string): string {
  const v4 = /(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address);
  if (v4?.[1]) return v4[1];
  const [head = '', tail = ''] = address.split('::');
  const groups = [...head.split(':'), ...Array<string>(8).fill('0')].slice(
    0,
    tail ? Math.max(head.split(':').length, 4) : 4,
  );
  return groups.slice(0, 4).join(':');
}
