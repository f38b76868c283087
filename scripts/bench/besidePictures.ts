import { spawn } from 'node:child_process';
import sharp from 'sharp';
import { percentile } from './compared.ts';
import { type Installation, startInstallation } from './installation.ts';
import { ASKED, answerTimes, forSeconds, type Times } from './inTurns.ts';
import { untilRest } from './processes.ts';
import { type Measure, most, row } from './rows.ts';

const PICTURES = 100;
const SECONDS = 10;
const AT_ONCE = 4;
/** Some twenty questions a second. */
const BETWEEN_MS = 50;

/** What answers take while photos of two million pixels are uploaded, four at once by a process of its own, and while only their smaller copies are made. */
export const measure: Measure = async (folder, say) => {
  const settings = { SAMPLE_CONTENT: 'structure', TRUSTED_PROXIES: '127.0.0.1' };
  const installation = await startInstallation(folder, settings);
  try {
    await untilRest(installation);
    const until = (over: () => boolean): Promise<Times> => answerTimes(installation, over, BETWEEN_MS);
    await until(forSeconds(3));
    const nothing = await until(forSeconds(SECONDS));
    say(`${PICTURES} photos …`);
    const began = performance.now();
    let isOver = false;
    const all = upload(installation, PICTURES).finally(() => {
      isOver = true;
    });
    const [uploads] = await Promise.all([until(() => isOver), all]);
    const perSecond = (PICTURES * 1000) / (performance.now() - began);
    const copies = await until(forSeconds(SECONDS));
    const ratio = (times: Times, what: string): number =>
      percentile(times.get(what) ?? []) / percentile(nothing.get(what) ?? []);
    return [
      row('Photos uploaded', perSecond, 'a second'),
      ...[...ASKED.keys()].flatMap((what) => [
        row(`${what} beside uploads of photos: p95`, ratio(uploads, what), 'times', most(2)),
        row(`${what} beside smaller copies: p95`, ratio(copies, what), 'times', most(2)),
      ]),
    ];
  } finally {
    await installation.stop();
  }
};

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
