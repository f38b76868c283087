import { expect, it } from 'vitest';
import { PASSED_ON, sourceOf } from './viewSources.ts';

const own = (host: string) => host.endsWith('church.example');

it.each([
  ['', '', 'direct'],
  ['www.google.co.in', '', 'search'],
  ['duckduckgo.com', '', 'search'],
  ['com.google.android.googlequicksearchbox', '', 'search'],
  ['mail.google.com', '', 'mail'],
  ['com.google.android.gm', '', 'mail'],
  ['web.whatsapp.com', '', 'whatsapp'],
  ['com.whatsapp', '', 'whatsapp'],
  ['', PASSED_ON.whatsapp, 'whatsapp'],
  ['mail.google.com', PASSED_ON.newsletter, 'newsletter'],
  ['l.facebook.com', '', 'social'],
  ['t.co', '', 'social'],
  ['example.org:8080', '', 'sites'],
  ['notgoogle.example', '', 'sites'],
  ['madras.church.example', '', 'own'],
  // A reader continues from a story that the newsletter linked to.
  ['church.example', PASSED_ON.newsletter, 'own'],
  ['', '<script>', 'direct'],
])('%s #%s is %s', (from, mark, source) => expect(sourceOf(from, mark, own)).toBe(source));
