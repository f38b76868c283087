import { parsedUrl } from '#lib/parsedUrl.ts';
import { VIDEO_HOSTS } from './richText.ts';

const [, YOUTUBE, VIMEO] = VIDEO_HOSTS;
const ID = /^[\w-]{6,20}$/;

/** The address of the player for a video's page on YouTube or Vimeo (AMB-072, AMB-083); undefined for anything else. */
export function playerAddress(text: string): string | undefined {
  const typed = text.trim();
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = parsedUrl(address);
  if (!url) return undefined;
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  const pieces = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youtube(pieces[0]);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const inPath = ['embed', 'shorts', 'live', 'v'].includes(pieces[0] ?? '');
    return youtube(inPath ? pieces[1] : url.searchParams.get('v'));
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = pieces.findLast((piece) => /^\d+$/.test(piece));
    return id && `https://${VIMEO}/video/${id}`;
  }
  return undefined;
}

function youtube(id: string | null | undefined): string | undefined {
  return id && ID.test(id) ? `https://${YOUTUBE}/embed/${id}` : undefined;
}

/** The page of a video on its site, from the address of its player; undefined for anything else. */
export function watchAddress(player: string): string | undefined {
  const known = playerAddress(player);
  const id = known?.split('/').at(-1);
  if (!known || !id) return undefined;
  return known.includes(VIMEO) ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`;
}
