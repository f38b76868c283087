import { expect, it } from 'vitest';
import { isUpiId, upiLink } from './upi.ts';

it.each(['relief@examplebank', 'csi.relief-2026@okbank', '9876543210@upi', 'A_1@b2'])('%s is one', (text) => {
  expect(isUpiId(text)).toBe(true);
});

it.each([
  '',
  'relief',
  'relief@',
  '@bank',
  'relief@bank.example',
  'relief @bank',
  'a@b@c',
  'relief@bank\n',
  'x&am=1@bank',
])('%j is none', (text) => {
  expect(isUpiId(text)).toBe(false);
});

it('links to a payment with or without an amount, every part encoded', () => {
  const to = { id: 'relief@bank', payee: 'Church & Synod' };
  expect(upiLink(to)).toBe('upi://pay?pa=relief@bank&pn=Church%20%26%20Synod&cu=INR');
  expect(upiLink({ ...to, rupees: 500 })).toBe(
    'upi://pay?pa=relief@bank&pn=Church%20%26%20Synod&cu=INR&am=500.00',
  );
});
