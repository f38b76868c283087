import sharp from 'sharp';
import { makePdf } from '../../sample/print/pdf.ts';
import { type Compared, compared, type Extent } from './compared.ts';
import type { Installation } from './installation.ts';
import { responseAt } from './plainServers.ts';
import { untilRest } from './processes.ts';
import { type Aim, most } from './rows.ts';

const EXTENT: Extent = { rounds: 3, seconds: 1 };

/** What visitors fetch beside a page: a picture of 36 KB, a photo of 1 MB, parts of them, and what they have already; by what it is called. */
export async function costOfPictures(
  installation: Installation,
  folder: string,
): Promise<Map<string, Compared & { readonly aim?: Aim }>> {
  const small = await pictureOf(installation, 36_000);
  const large = await pictureOf(installation, 1_000_000);
  const document = await documentOf(installation, 6_000_000);
  const { etag = '' } = (await responseAt(installation.url + small, {})).headers;
  const asked: readonly (readonly [string, string, Readonly<Record<string, string>>, Aim?])[] = [
    ['A picture of 36 KB', small, {}, most(2)],
    ['A picture of 36 KB that the browser has (304)', small, { 'if-none-match': etag }],
    ['A picture of 1 MB', large, {}, most(1.3)],
    ['64 KB out of a picture (206)', large, { range: 'bytes=100000-165535' }],
    ['A PDF of 6 MB, off the disk', document, {}],
  ];
  // The smaller copies of these are made first.
  await untilRest(installation);
  const found = new Map<string, Compared & { readonly aim?: Aim }>();
  for (const [name, path, headers, aim] of asked)
    found.set(name, {
      ...(await compared(installation, path, headers, folder, EXTENT)),
      ...(aim && { aim }),
    });
  return found;
}

/** The address of an uploaded picture of about so many bytes: noise, of which each pixel takes as much room as the next one. */
async function pictureOf(installation: Installation, bytes: number): Promise<string> {
  let width = 600;
  for (let tries = 0; tries < 6; tries++) {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const create = { width, height: width, channels: 3, noise, background: '#888' } as const;
    const picture = await sharp({ create }).jpeg({ quality: 80 }).toBuffer();
    const path = new URL(await installation.upload(`${bytes} ${tries}.jpg`, picture)).pathname;
    const { length } = (await responseAt(installation.url + path, {})).body;
    if (Math.abs(length / bytes - 1) < 0.05) return path;
    width = Math.round(width * Math.sqrt(bytes / length));
  }
  throw new Error(`No picture of ${bytes} bytes could be made.`);
}

/** The address of a PDF of at least so many bytes, most of them a remark. */
async function documentOf(installation: Installation, bytes: number): Promise<string> {
  const small = await makePdf({ title: 'Minutes', unit: 'Synod', paragraphs: ['We met.'] });
  const remark = Buffer.from(`%${'remark '.repeat(100)}\n`.repeat(Math.ceil(bytes / 702)));
  const whole = Buffer.concat([small, remark, small.subarray(-1500)]);
  return new URL(await installation.upload('document.pdf', whole)).pathname;
}
