import sharp from 'sharp';
import { makePdf } from '../../sample/print/pdf.ts';

/** A file as a person has it on the device; what it says it is and what it holds need not agree. */
export type DeviceFile = { name: string; mimeType: string; buffer: Buffer };

/** Red above, blue below, so that it can be told which part of it was kept. */
export async function twoColours(name: string, width = 800, height = 600): Promise<DeviceFile> {
  const half = { width, height: height / 2, channels: 3 } as const;
  const blue = await sharp({ create: { ...half, background: '#1030c0' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#c02010' } })
    .composite([{ input: blue, top: height / 2, left: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A JPEG of noise, which stays large however it is compressed. */
export async function noise(name: string): Promise<DeviceFile> {
  const made = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const buffer = await sharp({
    create: { width: 1000, height: 1000, channels: 3, noise: made, background: '#888' },
  })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A picture of one colour, so many pixels wide and high. Its name's ending says in which format: jpg, png or gif. */
export async function picture(
  name: string,
  colour = '#b5316a',
  [width, height]: readonly [number, number] = [160, 120],
): Promise<DeviceFile> {
  const format = name.endsWith('.png') ? 'png' : name.endsWith('.gif') ? 'gif' : 'jpeg';
  const buffer = await sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
  return { name, mimeType: `image/${format}`, buffer };
}

/** So many pictures that differ, each third one a PNG. */
export function pictures(count: number): Promise<DeviceFile[]> {
  return Promise.all(
    Array.from({ length: count }, (_, i) =>
      picture(`picture ${i + 1}.${i % 3 === 2 ? 'png' : 'jpg'}`, `hsl(${i * 29}, 60%, 45%)`),
    ),
  );
}

/** A small PDF of one page; `atLeast`: with so many bytes of remarks behind it, which no reader minds. */
export async function pdf(name: string, atLeast = 0): Promise<DeviceFile> {
  const small = await makePdf({ title: 'Order of service', unit: 'Youth', paragraphs: ['Let us pray.'] });
  const remarks = Buffer.from(`%${'remark '.repeat(100)}\n`.repeat(Math.ceil(atLeast / 702)));
  const buffer = atLeast > 0 ? Buffer.concat([small, remarks, small.subarray(-1500)]) : small;
  return { name, mimeType: 'application/pdf', buffer };
}
