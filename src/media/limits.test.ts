import { describe, expect, it } from 'vitest';
import { acceptUpload } from './accept.ts';
import type { MediaLimits } from './limits.ts';
import { pdf, placeForTest, sourceOf } from './testSamples.ts';

const SIZE = pdf().length;

/** Uploads two PDFs of a department, and one of the office, one after the other; returns the outcome of each. */
async function uploads(limits: MediaLimits) {
  const place = placeForTest();
  const unit = { accountId: null, unitKind: 'department', unitId: 'youth' } as const;
  const office = { accountId: null, unitKind: null, unitId: null };
  const ends: unknown[] = [];
  for (const uploader of [unit, unit, office]) {
    const context = { ...place.context, uploader, limits };
    ends.push(
      await acceptUpload(sourceOf('a.pdf', pdf()), context).then(
        () => 'kept',
        (error: { status: number; message: string }) => `${error.status} ${error.message}`,
      ),
    );
  }
  expect(place.temps()).toEqual([]);
  expect(place.files()).toHaveLength(place.table.rows.size);
  return ends;
}

describe('how much may be kept', () => {
  it('is not limited unless somebody says so', async () => {
    expect(await uploads({})).toEqual(['kept', 'kept', 'kept']);
  });

  it('a unit may fill its room to the last byte, and no further; the office has none', async () => {
    expect(await uploads({ perUnit: 2 * SIZE })).toEqual(['kept', 'kept', 'kept']);
    expect(await uploads({ perUnit: 2 * SIZE - 1 })).toEqual([
      'kept',
      expect.stringMatching(/^413 Your department has no room left .+Remove files .+or ask the office/),
      'kept',
    ]);
  });

  it('all together have a room as well', async () => {
    const full = expect.stringMatching(/^507 There is no room left .+Tell the administrator.+MEDIA_LIMIT/);
    expect(await uploads({ all: 2 * SIZE })).toEqual(['kept', 'kept', full]);
    expect(await uploads({ all: 1 })).toEqual([full, full, full]);
  });

  it('a full disk is kept from getting fuller', async () => {
    const full = expect.stringMatching(/^507 The server has no room left/);
    expect(await uploads({ diskMargin: 2 ** 60 })).toEqual([full, full, full]);
    expect(await uploads({ diskMargin: 1 })).toEqual(['kept', 'kept', 'kept']);
  });

  it('the disk is looked at again while a large file comes in', async () => {
    const place = placeForTest();
    const rooms = [10, 10, 0];
    const store = { ...place.store, room: async () => rooms.shift() ?? 0 };
    const context = { ...place.context, store, limits: { diskMargin: 5 } };
    // As a video, because it may be that large.
    const film = sourceOf('film.mp4', Buffer.alloc(80 * 1024 * 1024));
    await expect(acceptUpload(film, context)).rejects.toMatchObject({ status: 507 });
    expect([rooms, place.temps()]).toEqual([[], []]);
  });
});
