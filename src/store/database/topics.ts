import { type Kind, unitsOf } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';

/** A part of the content with its own generation: a kind, by its name, or the data about files. */
export type Topic = string;
/** The data about files: their smaller copies and their descriptions. */
export const MEDIA_TOPIC: Topic = 'media';

/** Which stories lead the front pages, and which are offered. */
export const FEATURED_TOPIC: Topic = 'leading';

/** Which records are versions of each other in several languages. */
export const VERSIONS_TOPIC: Topic = 'versions';

/**
 * Whether writes of a kind move a generation. What visitors send in must not make cached pages stale; accounts count, since their names are shown under what
 * they wrote, and the office's questions, by which the search finds pages.
 */
export const isTopic = (kind: Kind): boolean =>
  kind.may.read === 'everyone' || kind.name === 'account' || kind.name === 'question';

/** All topics whose generations writes move. */
export const TOPICS: ReadonlySet<Topic> = new Set([
  ...Object.values<Kind>(KINDS).flatMap((kind) => (isTopic(kind) ? [kind.name] : [])),
  MEDIA_TOPIC,
  FEATURED_TOPIC,
  VERSIONS_TOPIC,
]);

/**
 * The topics that decide which rows of a kind a visitor may see: the kind, array fields included, and its units, since content is hidden while its
 * unit is in the trash (`permitted`).
 */
export const topicsOf = (kind: Kind): readonly Topic[] => [kind.name, ...unitsOf(kind)];
