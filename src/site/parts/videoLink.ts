import { byteWords } from '#lib/byteSize.ts';
import { useWords } from '#ui/useWords.ts';
import type { VideoTeaser } from '../pages/data.ts';
import { siteWords } from '../shell/words.ts';

/** What the island plays in place of the picture: a frame by its address, or a file of our own; nothing where there is only the link. */
export const playing = ({ player, bytes, href }: VideoTeaser) => ({
  ...(player && { 'data-video': player }),
  ...(!player && bytes !== undefined && { 'data-video': 'file', 'data-film': href }),
});

/** Where a video plays from, or how large it is: what pressing it costs. */
export function useVideoSource({ href, bytes }: VideoTeaser): string {
  const { videoFile } = useWords(siteWords);
  return bytes === undefined ? videoSite(href) : videoFile(byteWords(bytes));
}

/** The name of the site on which a video is. */
export function videoSite(href: string): string {
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^(www|m|music|player)\./, '') : '';
  return SITES[host] ?? host;
}

const SITES: Readonly<Record<string, string>> = {
  'youtube.com': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
};
