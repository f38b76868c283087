import type { ActName } from '#kinds/acts.ts';
import { momentInWords } from '#lib/dayNames.ts';
import type { Language } from '#lib/language.ts';
import { translations } from '#lib/translations.ts';

/** The facts of an action that its sentence needs in any language. */
interface ActFacts {
  readonly thing: string;
  /** The number of people, lines, mails or days concerned. */
  readonly count: number;
  readonly page: number;
  /** What was scheduled, and when, in words. */
  readonly act: string;
  readonly at: string;
  /** Which front page. */
  readonly of: string;
  readonly wanted: boolean;
}
type Sentence = string | ((facts: ActFacts) => string);

const many = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : more}`;
const named = (before: string, { thing }: ActFacts, otherwise: string): string =>
  thing ? `${before} ‘${thing}’.` : otherwise;

const PLANNED: Readonly<Record<string, string>> = {
  publish: 'is published',
  withdraw: 'is removed from the site',
  change: 'is changed',
};
const FRONT_PAGE: Readonly<Record<string, string>> = {
  synod: 'the synod’s front page',
  unit: 'the front page of its unit',
};
const was = (count: number): string => (count === 1 ? 'was' : 'were');

/** Derives the facts of an action from what was recorded with it. */
export function factsOf(
  { thing, details }: { readonly thing: string; readonly details: Readonly<Record<string, unknown>> },
  language: Language,
): ActFacts {
  const { count, days, page, act = '', at, of = '', wanted } = details;
  return {
    ...{
      thing,
      count: Number(count ?? days ?? 0),
      page: Number(page ?? 0),
      act: String(act),
      of: String(of),
    },
    ...{ at: at ? momentInWords(new Date(String(at)), language) : '', wanted: wanted === true },
  };
}

/** Actions that are not changes of a record, following the user's name. */
export const ACT_WORDS = translations({
  en: {
    did: {
      second_key_added: (facts) => named('added a second key:', facts, 'added a second key.'),
      second_key_removed: (facts) => named('removed a second key:', facts, 'removed a second key.'),
      second_key_recovered: ({ thing }) => `let ${thing || 'somebody'} in without second key.`,
      browser_trusted: ({ count }) =>
        `asked not to be asked for the second key on one browser for ${many(count, 'day', 'days')}.`,
      browser_untrusted: 'asked to be asked for the second key again on one browser.',
      second_key_tried: 'knew the password, and gave no right second key.',
      second_key_lost: 'said that the own second key is lost.',
      recovery_codes_made: 'made new codes on paper.',
      token_made: (facts) => named('created the token', facts, 'created a token for a program.'),
      token_ended: (facts) => named('ended the token', facts, 'ended a token for a program.'),
      invited: ({ thing }) => `invited ${thing || 'a user'} again.`,
      invitation_shown: ({ thing }) => `made an invitation link for ${thing || 'a user'}, to pass on.`,
      invitation_withdrawn: ({ thing }) => `took the invitation of ${thing || 'a user'} back.`,
      signed_out: ({ thing }) =>
        thing ? `signed a device of ${thing} out.` : 'signed one of the own devices out.',
      signed_out_everywhere: ({ count }) => `signed out everywhere, on ${many(count, 'device', 'devices')}.`,
      exported: ({ thing, count }) => `exported ‘${thing}’, ${many(count, 'line', 'lines')}.`,
      person_shown: 'looked at what is kept about a person.',
      imported: ({ thing }) => `imported the file ‘${thing}’.`,
      import_undone: ({ thing, count }) =>
        `undid the import of ‘${thing}’, ${many(count, 'person', 'people')}.`,
      removed_for_good: (facts) =>
        named(
          'removed for good, after its days in the trash,',
          facts,
          'removed something for good, after its days in the trash.',
        ),
      letters_ended: ({ count }) =>
        `ended ${many(count, 'letter or subscription', 'letters or subscriptions')} of visitors whose time was over.`,
      file_released: (facts) => named('took back the file', facts, 'took a file back.'),
      upload_ended: 'ended an upload in progress.',
      mail_tested: 'had a test mail sent to themselves.',
      newsletter_tested: 'had a newsletter sent to themselves to look at it.',
      file_described: ({ thing }) => `wrote what ‘${thing}’ shows.`,
      paper_corrected: ({ thing, page }) => `corrected the text of page ${page} of ‘${thing}’.`,
      planned: ({ thing, act, at }) => `scheduled that ‘${thing}’ ${PLANNED[act]} on ${at}.`,
      hour_wished: ({ thing, act, at }) => `asked that ‘${thing}’ ${PLANNED[act]} on ${at}.`,
      change_waits: ({ thing }) => `changed ‘${thing}’, which is on the site; the change awaits approval.`,
      change_sent_back: ({ thing }) => `sent back a change of ‘${thing}’.`,
      plan_dropped: ({ thing, act, at }) =>
        `cancelled the schedule that ‘${thing}’ ${PLANNED[act]} on ${at}.`,
      file_shared: ({ thing }) => `let all units use ‘${thing}’.`,
      file_unshared: ({ thing }) => `kept ‘${thing}’ for the own unit again.`,
      file_replaced: ({ thing }) => `replaced ‘${thing}’ everywhere.`,
      file_put_back: ({ thing }) => `put ‘${thing}’ back everywhere.`,
      file_thrown_away: ({ thing }) => `moved the file ‘${thing}’ to the trash.`,
      file_brought_back: ({ thing }) => `restored the file ‘${thing}’ from the trash.`,
      lead_chosen: ({ thing, of }) => `made ‘${thing}’ the lead story of ${FRONT_PAGE[of]}.`,
      lead_ended: ({ thing, of }) => `removed ‘${thing}’ as lead story of ${FRONT_PAGE[of]}.`,
      story_offered: ({ thing }) => `offered ‘${thing}’ to the front page and the newsletter.`,
      offer_taken_back: ({ thing }) => `no longer offered ‘${thing}’ to the front page and the newsletter.`,
      version_linked: ({ thing }) => `linked ‘${thing}’ as a translation.`,
      version_unlinked: ({ thing }) => `unlinked ‘${thing}’ from its translations.`,
      version_holds: ({ thing }) => `marked ‘${thing}’ as up to date with its original.`,
      template_kept: ({ thing }) => `saved the template ‘${thing}’.`,
      template_renamed: ({ thing }) => `gave a template the name ‘${thing}’.`,
      template_removed: ({ thing }) => `deleted the template ‘${thing}’.`,
      template_restored: ({ thing }) => `restored the template ‘${thing}’.`,
      mails_tried: 'had the mails that wait tried again at once.',
      mails_chosen: ({ wanted }) =>
        wanted ? 'switched on mails to themselves.' : 'switched off mails to themselves.',
      held_mails_sent: ({ count }) =>
        `sent ${many(count, 'mail', 'mails')} that ${was(count)} held after a backup was restored.`,
      held_mails_dropped: ({ count }) =>
        `cancelled ${many(count, 'mail', 'mails')} that ${was(count)} held after a backup was restored.`,
      setting_changed: (facts) => named('changed the setting', facts, 'changed a setting.'),
      administrator_made: ({ thing }) => `made ${thing || 'somebody'} a full administrator, on the server.`,
      password_given: ({ thing }) => `gave ${thing || 'somebody'} a new password, on the server.`,
      breach_begun: (facts) => named('began a breach of data:', facts, 'began a breach of data.'),
      breach_changed: (facts) => named('wrote about the breach', facts, 'wrote about a breach of data.'),
      breach_removed: (facts) => named('removed the breach', facts, 'removed a breach of data.'),
      breach_told: ({ thing, count }) =>
        `notified ${many(count, 'person', 'people')} of the breach ‘${thing}’.`,
      backup_asked: 'had a backup made.',
      backup_made: 'made a backup.',
      restored: 'restored everything from a backup.',
      upgraded: (facts) => named('upgraded to the version', facts, 'upgraded to another version.'),
    } satisfies Record<ActName, Sentence> as Record<ActName, Sentence>,
  },
});
