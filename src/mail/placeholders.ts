/** Stand for what differs from one subscriber to the next: what thousands get is rendered once, not once for each. */
export const KEY_PLACEHOLDER = 'fffe0047-0000-4000-8000-6b657920686e';
export const ADDRESS_PLACEHOLDER = 'address-fffe0047@subscriber.invalid';
