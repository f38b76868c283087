import { refusedField } from '#lib/refusal.ts';
import { becomes, type Rules, trashed } from '../records/rule.ts';

/** A video is either a link or a file: one of them, and only one (001 §5). */
export const videoRules: Rules = async (context) => {
  if (trashed(context)) return {};
  const [link, upload] = [becomes(context, 'youtube_url'), becomes(context, 'video_url')];
  if (link && upload)
    throw refusedField('youtube_url', 'Enter either one video link, Youtube url or upload video');
  if (!link && !upload)
    throw refusedField('youtube_url', 'Atleast enter one video link, Youtube url or upload video ');
  return {};
};
