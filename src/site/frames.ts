import type { Frame } from './data.ts';

const NOTHING: Frame = { departments: [], dioceses: [], recent: [] };

export interface Frames {
  /** The frame of this generation; loaded once for all pages that are made of it. */
  of(generation: number): Promise<Frame>;
  /** The last one that was loaded, for pages that must do without the database. */
  last(): Frame;
}

/** Keeps the frame around the pages for as long as no content changes. */
export function createFrames(load: () => Promise<Frame>): Frames {
  let last = NOTHING;
  let current: { generation: number; frame: Promise<Frame> } | undefined;
  return {
    of(generation) {
      if (current?.generation === generation) return current.frame;
      const mine = { generation, frame: load() };
      current = mine;
      mine.frame.then(
        (frame) => {
          last = frame;
        },
        () => {
          if (current === mine) current = undefined;
        },
      );
      return mine.frame;
    },
    last: () => last,
  };
}
