import { byteWords } from '#lib/byteSize.ts';
import { useWords } from '#ui/useWords.ts';
import type { VideoTeaser } from '../context/data.ts';
import { siteWords } from '../context/words.ts';

/** Attributes for the island that plays the video in place of the picture: the URL of a frame, or a stored file; none if there is only the link. */
export const playing = ({ player, bytes, href }: VideoTeaser) => ({
  ...(player && { 'data-video': player }),
  ...(!player && bytes !== undefined && { 'data-video': 'file', 'data-film': href }),
});

/** The site that a video plays from, or its file size, so that readers know the cost of playing it. */
export function useVideoSource({ href, bytes }: VideoTeaser): string {
  const { videoFile } = useWords(siteWords);
  return bytes === undefined ? videoSite(href) : videoFile(byteWords(bytes));
}

/** The name of the site that hosts a video. */
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
