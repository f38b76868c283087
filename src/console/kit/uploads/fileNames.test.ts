import { describe, expect, it } from 'vitest';
import { storedName } from '#lib/mediaNames.ts';
import { mediaPath, shownName } from './fileNames.ts';

describe('the names of uploaded files', () => {
  it('are shown without the time stamp', () => {
    const stored = storedName('Giving form 2026.pdf', 1_763_700_000_000);
    expect(shownName(`https://example.org/media/${stored}`)).toBe('Givingform2026.pdf');
    expect(shownName(`/media/${encodeURIComponent(storedName('அறிக்கை.pdf', 1_763_700_000_000))}`)).toBe(
      'அறிக்கை.pdf',
    );
    expect(shownName('/media/%E0%A4%A')).toBe('%E0%A4%A');
  });

  it('are reached on the host that the console was opened on', () => {
    expect(mediaPath('https://example.org/media/a1.jpg')).toBe('/media/a1.jpg');
    expect(mediaPath('/media/a1.jpg')).toBe('/media/a1.jpg');
    expect(mediaPath('https://example.org/other/a1.jpg')).toBe('https://example.org/other/a1.jpg');
  });
});
