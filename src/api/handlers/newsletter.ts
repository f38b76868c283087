import type { DataOf } from '#calls/calls.ts';
import type { newsletterCalls } from '#calls/newsletter.ts';
import { newsletterPath } from '#lib/mailPaths.ts';
import { previewNewsletter, testNewsletter } from '#mail/newsletterDraft.ts';
import { readOwnAccount } from '#store/accounts/ownAccount.ts';
import { rateLimitTestMails } from '#store/inbox/rateLimit.ts';
import { newsletterDraft } from '#store/newsletter/newsletterContent.ts';
import { saveDraft } from '#store/newsletter/newsletterDrafts.ts';
import { freezeNewsletter } from '#store/newsletter/newsletters.ts';
import { countRecipients } from '#store/newsletter/recipients.ts';
import {
  listRefusals,
  listSent,
  readSent,
  type SentNewsletter,
  switchNewsletter,
} from '#store/newsletter/sentNewsletters.ts';
import { noteDone } from '#store/rows/acts.ts';
import type { ApiDeps, Handlers } from '../context.ts';

/** Newsletters: stories and the first recipients are recorded in one transaction; jobs record the others and send the mails (AMB-047). */
export const newsletterHandlers: Handlers<keyof typeof newsletterCalls> = {
  newsletterSend: async ({ viewer, deps, input, now, idempotencyKey }) => {
    const { at = undefined, again } = input;
    const wanted = { ...contentOf(input), at: at ?? undefined, again };
    const { id, recipients } = await freezeNewsletter(viewer, deps.db, wanted, { now, idempotencyKey });
    if (!at) goesOut(deps);
    const message = at ? 'News letter scheduled successfully' : 'News letter sent successfully';
    return { data: { _id: id, recipients, message } };
  },
  newsletterSave: async ({ viewer, deps, input, now, idempotencyKey }) => {
    const { id, version } = await saveDraft(viewer, deps.db, contentOf(input), { now, idempotencyKey });
    return { data: { _id: id, version, message: 'Newsletter saved' } };
  },
  newsletterPreview: async ({ deps, input, now }) => {
    const language = input.language || undefined;
    const draft = await newsletterDraft(deps.db, idsOf(input.news), { ...wordsOf(input), language }, now);
    return { data: previewNewsletter(deps.mailer, draft, language) };
  },
  newsletterTest: async ({ viewer, deps, input, now }) => {
    const { email } = await readOwnAccount(viewer, deps.db);
    const language = input.language || undefined;
    const draft = await newsletterDraft(deps.db, idsOf(input.news), { ...wordsOf(input), language }, now);
    await rateLimitTestMails(deps.db, viewer.accountId, now);
    const { taken, response } = await testNewsletter(
      deps.mailer,
      { name: '', address: email },
      draft,
      language,
    );
    await noteDone(deps.db, { act: 'newsletter_tested', by: viewer.accountId, details: { taken }, now });
    return { data: { taken, to: email, message: response } };
  },
  newsletterList: async ({ deps, input }) => {
    const { docs, ...page } = await listSent(deps.db, input);
    return { data: { ...page, docs: docs.map((doc) => answerOf(deps, doc)) } };
  },
  newsletterGet: async ({ deps, id }) => {
    const { version, greeting, stories, refusals, acts, ...newsletter } = await readSent(deps.db, id);
    return {
      data: {
        ...answerOf(deps, newsletter),
        version,
        greeting,
        stories: stories.map(({ id: newsId, ...story }) => ({ _id: newsId, ...story })),
        refusals: [...refusals],
        acts: acts.map((act) => ({ ...act, at: new Date(act.at).toISOString() })),
      },
    };
  },
  newsletterRefusals: async ({ deps, input: { newsletter, ...part } }) => {
    const { docs, ...page } = await listRefusals(deps.db, newsletter, part);
    return {
      data: {
        ...page,
        docs: docs.map(({ id, at, ...refused }) => ({ _id: id, at: at.toISOString(), ...refused })),
      },
    };
  },
  newsletterSwitch: async ({ viewer, deps, input: { newsletter, state, at }, now }) => {
    await switchNewsletter(viewer, deps.db, newsletter, { state, at: at ?? undefined }, now);
    if (state === 'sending') goesOut(deps);
    else deps.newsletterChanged();
    return { data: { _id: newsletter, message: 'Newsletter updated' } };
  },
  newsletterRecipients: async ({ deps }) => ({ data: { recipients: await countRecipients(deps.db) } }),
};

/** What is noted of it is sent, and the rest of a large one is noted. */
function goesOut({ mailQueued, newsletterChanged }: ApiDeps): void {
  mailQueued();
  newsletterChanged();
}

const idsOf = (news: readonly (string | undefined)[]): string[] =>
  news.filter((newsId) => newsId !== undefined);

/** The subject and greeting that the office wrote. */
const wordsOf = ({ subject, greeting }: { subject?: string | undefined; greeting?: string | undefined }) => ({
  subject: subject?.trim(),
  greeting,
});

/** The content of a newsletter to send or save, and the draft that it came from. */
const contentOf = ({
  news,
  newsletter,
  version,
  ...words
}: {
  news: readonly (string | undefined)[];
  subject?: string | undefined;
  greeting?: string | undefined;
  newsletter?: string | undefined;
  version?: number | undefined;
}) => ({
  newsIds: idsOf(news),
  ...wordsOf(words),
  draft: newsletter ? { id: newsletter, version } : undefined,
});

/** Adds the address of its web page, which is public once sending has started. */
function answerOf(
  { publicUrl }: ApiDeps,
  { id, createdAt, by, sendAt, startedAt, ...newsletter }: SentNewsletter,
): DataOf<'newsletterList'>['docs'][number] {
  return {
    ...newsletter,
    _id: id,
    created_at: createdAt.toISOString(),
    created_by: { user_name: by },
    send_at: sendAt?.toISOString() ?? null,
    started_at: startedAt?.toISOString() ?? null,
    page: startedAt ? publicUrl + newsletterPath(id) : '',
  };
}
