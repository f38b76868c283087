import { isOldHash } from '#store/accounts/oldHashes.ts';
import type { Raw } from './raw.ts';

/** Names under which databases keep whether a record is shown, or a subscriber gets mails, besides `activated`. */
const SHOWN = words(
  'active isActive is_active published isPublished is_published visible subscribed isSubscribed',
);
const HIDDEN = words('draft isDraft is_draft hidden isHidden is_hidden unsubscribed');
const STATUS = ['status', 'state'];
const DELETED = words('deleted isDeleted is_deleted deletedAt deleted_at deletedOn deleted_on');
/** All of them but `state`, which is a field of some kinds. */
export const HIDING: readonly string[] = [...SHOWN, ...HIDDEN, ...DELETED, 'status'];

const NO = new Set(['false', '0', 'no', '']);
const NOT_SHOWN = new Set(
  words(
    'draft inactive pending hidden unpublished private disabled archived trash deleted rejected unsubscribed',
  ),
);

const lower = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLowerCase();

/** The name of the field by which a record was not shown on the old website; undefined if none says so. The API's own `activated` counts for all. */
export function hiddenBy(raw: Raw): string | undefined {
  if ((raw.activated ?? '') !== '') return NO.has(lower(raw.activated)) ? 'activated' : undefined;
  return (
    SHOWN.find((name) => raw[name] !== undefined && NO.has(lower(raw[name]))) ??
    HIDDEN.find((name) => !NO.has(lower(raw[name]))) ??
    STATUS.find((name) => NOT_SHOWN.has(lower(raw[name])))
  );
}

/** Names under which databases keep a user's hashed password. */
export const HASHES: readonly string[] = words(
  'password password_hash passwordHash hashed_password hashedPassword',
);

/** The hash of a user's password that can go on here: one of bcrypt, of a user who was not locked out. */
export function oldHashIn(raw: Raw): string | undefined {
  const hash = HASHES.map((name) => raw[name]).find((one) => one !== undefined);
  return typeof hash === 'string' && isOldHash(hash) && hiddenBy(raw) === undefined ? hash : undefined;
}

/** Whether a record was deleted in the old system, which kept it with a mark. */
export const isDeleted = (raw: Raw): boolean => DELETED.some((name) => !NO.has(lower(raw[name])));

function words(text: string): string[] {
  return text.split(' ');
}
