import type { Card } from './card.ts';

/** The pictures for sharing a public record: a square for chats, and one in phone format. */
export const SHARE_SHAPES = ['square', 'status'] as const;
export type ShareShape = (typeof SHARE_SHAPES)[number];

/** Width and height in pixels. */
export const SHARE_SIZES = {
  square: { width: 1080, height: 1080 },
  status: { width: 1080, height: 1920 },
} as const satisfies Readonly<Record<ShareShape, { width: number; height: number }>>;

/** A public page as shown on the picture. */
export interface SharedPage extends Card {
  /** Its first words. */
  readonly words: string;
  /** The page's canonical URL. */
  readonly address: string;
  /** URLs of its picture, '' without one, and of the site's seal. */
  readonly picture: string;
  readonly sealAddress: string;
}
