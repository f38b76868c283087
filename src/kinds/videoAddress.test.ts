import { describe, expect, it } from 'vitest';
import { playerAddress, watchAddress } from './videoAddress.ts';

const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

describe('the player of a video (AMB-083)', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'youtube.com/shorts/dQw4w9WgXcQ',
    'https://m.youtube.com/live/dQw4w9WgXcQ',
    ' https://www.youtube.com/embed/dQw4w9WgXcQ ',
  ])('is found for %s', (address) => {
    expect(playerAddress(address)).toBe(PLAYER);
  });

  it('is found for Vimeo', () => {
    expect(playerAddress('https://vimeo.com/channels/staffpicks/76979871')).toBe(
      'https://player.vimeo.com/video/76979871',
    );
  });

  it.each([
    'https://example.org/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.example.org/embed/dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v="><script>',
    'javascript:alert(1)',
    '',
  ])('is refused for %s', (address) => {
    expect(playerAddress(address)).toBeUndefined();
  });
});

describe('the page of a video', () => {
  it.each([
    [PLAYER, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'],
    ['https://example.org/embed/dQw4w9WgXcQ', undefined],
  ])('is found for the player %s', (player, page) => {
    expect(watchAddress(player)).toBe(page);
  });
});
