import type { ActName } from '#kinds/acts.ts';
import { KINDS } from '#kinds/kinds.ts';
import { usePaths } from '../kit/paths.ts';
import type { PlainRoute } from '../kit/screenPaths.ts';
import { useStaff } from '../kit/session.ts';
import type { AuditLine } from './useAuditSentence.ts';

/** Where an action's object can be seen: a screen, the history of its record, or nowhere. */
type Place = PlainRoute | 'record' | null;

const PLACES: Readonly<Record<ActName, Place>> = {
  second_key_added: 'secondKey',
  second_key_removed: 'secondKey',
  second_key_recovered: 'officeUsers',
  recovery_codes_made: 'secondKey',
  browser_trusted: 'secondKey',
  browser_untrusted: 'secondKey',
  second_key_tried: null,
  second_key_lost: 'officeUsers',
  token_made: 'account',
  token_ended: 'account',
  invited: 'officeUsers',
  invitation_shown: 'officeUsers',
  invitation_withdrawn: 'officeUsers',
  signed_out: 'account',
  signed_out_everywhere: 'account',
  exported: null,
  person_shown: 'subscribers',
  imported: 'subscribers',
  import_undone: 'subscribers',
  removed_for_good: null,
  letters_ended: null,
  file_described: 'library',
  paper_corrected: 'library',
  file_released: 'library',
  upload_ended: null,
  mail_tested: 'status',
  newsletter_tested: 'newsletterAll',
  planned: 'record',
  hour_wished: 'record',
  plan_dropped: 'record',
  change_waits: 'record',
  change_sent_back: 'record',
  file_shared: 'library',
  file_unshared: 'library',
  file_replaced: 'library',
  file_put_back: 'library',
  file_thrown_away: 'library',
  file_brought_back: 'library',
  lead_chosen: null,
  lead_ended: null,
  story_offered: 'record',
  offer_taken_back: 'record',
  mails_tried: 'status',
  mails_chosen: 'account',
  held_mails_sent: 'status',
  held_mails_dropped: 'status',
  setting_changed: 'status',
  administrator_made: 'officeUsers',
  password_given: 'officeUsers',
  breach_begun: null,
  breach_changed: null,
  breach_removed: null,
  breach_told: null,
  backup_asked: 'status',
  backup_made: 'status',
  restored: 'status',
  upgraded: 'status',
  template_kept: null,
  template_renamed: null,
  version_linked: null,
  version_unlinked: null,
  version_holds: null,
  template_removed: null,
  template_restored: null,
};
/** Only for one's own entries: of other users' factors and devices nobody sees more than the entry says. */
const OWN: readonly Place[] = ['account', 'secondKey'];
/** Screens that a unit's user has, too. */
const EVERYBODYS: readonly Place[] = [...OWN, 'library'];

/** Returns where an action's object can be seen; undefined if nowhere, or not by this user. */
export function useSeePath(): (line: AuditLine) => string | undefined {
  const path = usePaths();
  const { is, userId } = useStaff();
  return (line) => {
    if (line.source !== 'act') return undefined;
    const place = PLACES[line.act];
    if (place === null || (OWN.includes(place) && line.by?._id !== userId)) return undefined;
    if (place === 'record') {
      const { kind, record } = line.details;
      const isKnown = typeof kind === 'string' && typeof record === 'string' && Object.hasOwn(KINDS, kind);
      return isKnown ? path('history', { kind, id: record }) : undefined;
    }
    return is === 'full_administrator' || EVERYBODYS.includes(place) ? path(place) : undefined;
  };
}
