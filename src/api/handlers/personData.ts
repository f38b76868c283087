import type { personDataCalls } from '#calls/personData.ts';
import { refusedField } from '#lib/refusal.ts';
import { removeMailFiles } from '#mail/files.ts';
import { notePersonShown, personData } from '#store/privacy/personData.ts';
import { erasePerson } from '#store/privacy/personErase.ts';
import type { Handlers } from '../context.ts';

/** The data stored about a person. */
export const personDataHandlers: Handlers<keyof typeof personDataCalls> = {
  personData: async ({ viewer, deps, input: { email }, now }) => {
    await notePersonShown(viewer, deps.db, now);
    const { subscriptions, letters, mails, history, signIns, later, erasedAt, ...stays } = await personData(
      deps.db,
      email,
      deps.secretKey,
    );
    return {
      data: {
        email,
        subscriptions: subscriptions.map(
          ({ since, by, parkedReason, deletedAt, prayerHour, prayerLanguage, consent, ...one }) => ({
            ...one,
            prayer_hour: prayerHour,
            prayer_language: prayerLanguage,
            since: since.toISOString(),
            by: by ?? '',
            parked_reason: parkedReason,
            deleted_at: deletedAt?.toISOString() ?? null,
            consent: consent.map((said) => ({ ...said, at: said.at.toISOString(), by: said.by ?? '' })),
          }),
        ),
        letters: letters.map(({ at, messages, ...letter }) => ({
          ...letter,
          at: at.toISOString(),
          messages: messages.map((message) => ({
            ...message,
            files: [...message.files],
            at: new Date(message.at).toISOString(),
          })),
        })),
        mails: mails.map((mail) => ({ ...mail, at: mail.at.toISOString() })),
        history: history.map((one) => ({ ...one, at: one.at.toISOString() })),
        sign_ins: signIns.map((one) => ({ ...one, at: one.at.toISOString() })),
        later: [...later],
        ...stays,
        erased_at: erasedAt?.toISOString() ?? null,
      },
    };
  },
  personErase: async ({ deps, viewer, input: { email, typed }, now }) => {
    if (typed.toLowerCase() !== email.toLowerCase())
      throw refusedField('typed', 'This is not the address that is to be erased. Please type it again.');
    const { erased, mailIds } = await erasePerson(viewer, deps.db, email, { secretKey: deps.secretKey, now });
    const { removed, left } = await removeMailFiles(deps.mailer.folder, mailIds);
    return { data: { ...erased, files: removed, files_left: left } };
  },
};
