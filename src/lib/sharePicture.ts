import type { Card } from './card.ts';

/** The pictures by which a public item is passed on: a square for chats, and one that fills a telephone. */
export const SHARE_SHAPES = ['square', 'status'] as const;
export type ShareShape = (typeof SHARE_SHAPES)[number];

/** Pixels of each. */
export const SHARE_SIZES = {
  square: { width: 1080, height: 1080 },
  status: { width: 1080, height: 1920 },
} as const satisfies Readonly<Record<ShareShape, { width: number; height: number }>>;

/** A public page, as it is passed on. */
export interface SharedPage extends Card {
  /** Its first words. */
  readonly words: string;
  /** The page's one whole address. */
  readonly address: string;
  /** Addresses of its picture, '' without one, and of the site's seal. */
  readonly picture: string;
  readonly sealAddress: string;
}
