/** Stand for what differs from one subscriber to the next: what thousands get is drawn once, not once for each. */
export const KEY = 'fffe0047-0000-4000-8000-6b657920686e';
export const ADDRESS = 'address-fffe0047@subscriber.invalid';
