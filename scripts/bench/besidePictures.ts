import { spawn } from 'node:child_process';
import sharp from 'sharp';
import type { Installation } from './installation.ts';
import { ASKED, answerTimes, forSeconds, type Times } from './inTurns.ts';
import { percentile } from './mail.ts';

/** What answers take while nothing else is done, while photos are uploaded, and while only their smaller copies are made. */
export interface Beside {
  readonly pictures: number;
  /** How many came in a second. */
  readonly perSecond: number;
  /** Milliseconds that 95 of 100 answers don't exceed, by what was asked and what was done meanwhile. */
  readonly p95: ReadonlyMap<string, Readonly<Record<Meanwhile, number>>>;
}
const MEANWHILE = ['nothing', 'uploads', 'copies'] as const;
type Meanwhile = (typeof MEANWHILE)[number];

const SECONDS = 20;
const AT_ONCE = 4;
/** Some twenty questions a second. */
const BETWEEN_MS = 50;

/** Answers while photos of two million pixels are uploaded, four at once by a process of its own, and made smaller. */
export async function besidePictures(
  installation: Installation,
  pictures: number,
  say: (sentence: string) => void,
): Promise<Beside> {
  const until = (over: () => boolean): Promise<Times> => answerTimes(installation, over, BETWEEN_MS);
  await until(forSeconds(3));
  const nothing = await until(forSeconds(SECONDS));
  const began = performance.now();
  let isOver = false;
  const all = upload(installation, pictures).finally(() => {
    isOver = true;
  });
  const uploads = await until(() => isOver);
  await all;
  const perSecond = (pictures * 1000) / (performance.now() - began);
  const times = { nothing, uploads, copies: await until(forSeconds(SECONDS)) };
  const p95 = new Map(
    [...ASKED.keys()].map((what) => {
      const of = (when: Meanwhile): number => percentile(times[when].get(what) ?? []);
      return [what, { nothing: of('nothing'), uploads: of('uploads'), copies: of('copies') }];
    }),
  );
  say(JSON.stringify({ perSecond, p95: [...p95] }));
  return { pictures, perSecond, p95 };
}

/** Uploads from a process of its own, since whoever measures shall not wait for its own sending. */
function upload({ url, token }: Installation, pictures: number): Promise<void> {
  return new Promise((done, failed) => {
    const given = [import.meta.filename, url, token, String(pictures)];
    const child = spawn(process.execPath, given, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('exit', (code) => (code === 0 ? done() : failed(new Error('The pictures did not go up.'))));
  });
}

/** As a phone's photo: much that differs from one pixel to the next. */
async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width: 400, height: 300, channels: 3, noise, background: '#888' } })
    .resize(1632, 1224)
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function uploadAll(url: string, token: string, pictures: number): Promise<void> {
  const bytes = new Uint8Array(await photo());
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < pictures) {
      const form = new FormData();
      form.append('file', new File([bytes], `photo ${++next}.jpg`));
      const answer = await fetch(`${url}/api/v1/videos/upload_media`, {
        method: 'POST',
        headers: { authorization: token },
        body: form,
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`An upload was answered with ${answer.status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

if (process.argv[1] === import.meta.filename)
  await uploadAll(process.argv[2] ?? '', process.argv[3] ?? '', Number(process.argv[4]));
