import sharp from 'sharp';
import type { Installation } from './installation.ts';

const WRITES = 40;

/**
 * Milliseconds from a write's answer on one copy until another copy on the same database shows it on its front page, which is asked for again and
 * again meanwhile.
 */
export async function untilShownElsewhere(here: Installation, there: Installation): Promise<number[]> {
  const { data } = (await here.call('department/get', { limit: 1 })) as {
    data: { docs: readonly { _id: string }[] };
  };
  const department = data.docs[0]?._id;
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#b5316a' } });
  const thumbnail = await here.upload('picture.jpg', await picture.jpeg().toBuffer());
  const page = async (): Promise<string> => (await fetch(`${there.url}/home`)).text();
  const times: number[] = [];
  for (let n = 0; n < WRITES; n++) {
    const title = `Written elsewhere ${n} at ${Date.now()}`;
    await page();
    await here.call('news/create', {
      title,
      description: '<p>They walked from parish to parish along the old post road.</p>',
      ...{ type: 'departments', department, thumbnail, date: '2026-11-22' },
    });
    const answered = performance.now();
    while (!(await page()).includes(title)) {
      if (performance.now() - answered > 10_000) throw new Error('The other copy never showed it.');
    }
    times.push(performance.now() - answered);
  }
  return times;
}
