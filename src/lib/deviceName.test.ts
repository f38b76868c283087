import { expect, it } from 'vitest';
import { deviceIn, deviceName } from './deviceName.ts';
import { addLibTexts } from './languages/addLibTexts.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A536B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone or iPad',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Mac'],
  ['curl/8.5.0', 'Another program'],
  ['', 'Another program'],
])('%s is called %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

it.each([
  ['Chrome on Android', 'Android-இல் Chrome'],
  ['Safari on iPhone or iPad', 'iPhone அல்லது iPad-இல் Safari'],
  ['Firefox', 'Firefox'],
  ['Another program', 'வேறொரு நிரல்'],
  ['The phone on my desk', 'The phone on my desk'],
])('%s is %s in Tamil', (device, name) => {
  addLibTexts();
  expect(deviceIn('ta', device)).toBe(name);
});
