import { describe, expect, it, vi } from 'vitest';
import { createDiskRoom, roomOf } from './diskRoom.ts';

const MB = 1024 * 1024;

describe('the room on a disk', () => {
  it('refuses while there is less than the margin, tells so once, and lets go on by itself', async () => {
    const log: string[] = [];
    let left: number | null = 11 * MB;
    const disk = createDiskRoom(
      async () => left,
      10 * MB,
      (sentence) => log.push(sentence),
    );
    const later = async () => {
      clock += 1000;
      return disk.refuseWithoutRoom().then(
        () => 'goes on',
        (error) => `${error.status} ${error.message}`,
      );
    };
    let clock = 0;
    const time = vi.spyOn(performance, 'now').mockImplementation(() => clock);
    expect(await later()).toBe('goes on');
    left = 9.5 * MB;
    expect(await later()).toMatch(/^507 The server has no room left, so nothing was saved\./);
    expect(await disk.trouble()).toBe(
      'Nothing is saved: the disk has 9.5 MB left, less than DISK_MARGIN (10 MB).',
    );
    expect(await later()).toMatch(/^507 /);
    left = 10 * MB;
    expect(await later()).toBe('goes on');
    left = null;
    expect(await later()).toBe('goes on');
    expect(log).toEqual([
      'Nothing is saved: the disk has 9.5 MB left, less than DISK_MARGIN (10 MB).',
      'There is room on the disk again, and everything is saved.',
    ]);
    time.mockRestore();
  });

  it('is looked at once for all who ask at the same time', async () => {
    let looks = 0;
    const look = async () => {
      looks++;
      return 0;
    };
    const disk = createDiskRoom(look, 1, () => {});
    await Promise.allSettled(Array.from({ length: 100 }, () => disk.refuseWithoutRoom()));
    expect(looks).toBe(1);
  });

  it('is that of the system, where it tells', async () => {
    expect(await roomOf('/')).toBeGreaterThan(0);
    expect(await roomOf('/no/such/folder')).toBeNull();
  });
});
