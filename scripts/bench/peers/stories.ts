import { datesAround } from '../../../sample/days.ts';
import { sampleOf } from '../../../sample/make.ts';
import type { Story } from './peer.ts';

const STORIES = 30;

/** Thirty stories of the sample church with their pictures, the same for every program. */
export async function thirtyStories(): Promise<Story[]> {
  const now = new Date();
  const { dump, files } = await sampleOf({ now, brand: 'csi', dated: datesAround(now, 'csi') });
  const news = dump.news as { title: string; heading?: string; description: string; thumbnail: string }[];
  const usable = news.filter(({ thumbnail, description }) => files.has(thumbnail) && /<p>/.test(description));
  const stories: Story[] = [];
  for (const { title, heading = '', description, thumbnail } of usable.slice(0, STORIES)) {
    const picture = await files.get(thumbnail)?.make();
    if (!picture) continue;
    const paragraphs = [...description.matchAll(/<p>([\s\S]*?)<\/p>/g)].map(([, text = '']) =>
      text.replace(/<[^>]*>/g, ''),
    );
    stories.push({ title, heading, paragraphs, picture });
  }
  return stories;
}
