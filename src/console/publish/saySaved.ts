import type { SwitchedName } from '#kinds/schedule.ts';
import type { Language } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import { byWhatsApp } from '#lib/whatsApp.ts';
import { say, sayFailed } from '#ui/toasts.ts';
import { send } from '../kit/api.ts';
import { copyText } from '../kit/copyText.ts';
import type { Saved } from '../kit/form/publishing.ts';
import { AUTHOR_NOTE } from '../kit/list/authorNoteWords.ts';
import { REVIEW } from '../kit/list/reviewWords.ts';
import { kindsWithPages, mailsLeave } from '../kit/organisation.ts';
import { SHELL } from '../kit/words.ts';
import { SCHEDULE } from '../schedule/words.ts';
import { PUBLISH } from './words.ts';

/** Says what became of a save, and schedules what was asked for with it. Never rejects: the save is kept. */
export async function saySaved(saved: Saved): Promise<void> {
  const { kind, doc, wasPublic, isNew, publishing, isOffice, language } = saved;
  const words = wordsIn(SCHEDULE, language);
  const hours = {
    ...(publishing?.at && { publish_at: publishing.at }),
    ...(publishing?.until && { withdraw_at: publishing.until }),
  };
  if (isNew && Object.keys(hours).length > 0) {
    const isPlanned = await send('schedulePlan', {
      id: doc._id,
      body: { kind: kind.name as SwitchedName, ...hours },
    }).then(
      () => true,
      () => false,
    );
    // Without its hour a record that was to wait is not public: nothing is lost, and nothing is published too early.
    if (!isPlanned) return sayFailed(words.savedWithoutHour);
    if (isOffice) return say(words.savedWithHour);
  }
  const isPublic = doc.activated ?? true;
  if (kind.reviewed && !isOffice && !isPublic) return saySent(language);
  const hasPage = kindsWithPages()[kind.name] === 'own';
  if (!isPublic || wasPublic || !hasPage) return say(wordsIn(SHELL, language).saved);
  // Its address is asked for while the list is already shown.
  void sayPublished(kind.name, doc._id, language);
}

/** To somebody whose record the office reads now. A mail is promised only where one goes out. */
async function saySent(language: Language): Promise<void> {
  const words = wordsIn(PUBLISH, language);
  const wants = mailsLeave()
    ? await send('ownMails', { quiet: true }).then(
        ({ docs }) => docs.some(({ what, wanted }) => what === 'decided' && wanted),
        () => false,
      )
    : false;
  say(wants ? words.sentAndMailed : words.sent);
}

/** That a record is on the website, with what is done next: see its page, copy its address, pass it on. */
async function sayPublished(kind: string, record: string, language: Language): Promise<void> {
  const words = wordsIn(PUBLISH, language);
  const { copied, copyFailed } = wordsIn(AUTHOR_NOTE, language);
  const { published } = wordsIn(REVIEW, language);
  const page = await send('shareGet', { body: { kind, record }, quiet: true }).catch(() => undefined);
  if (!page) return say(published);
  const { title, address } = page;
  const open = (where: string) => void window.open(where, '_blank', 'noopener');
  say(
    published,
    { name: words.see, run: () => open(address) },
    {
      name: words.copy,
      run: () =>
        void copyText(address).then(
          () => say(copied),
          () => sayFailed(copyFailed),
        ),
    },
    { name: words.whatsApp, run: () => open(byWhatsApp(`${title}\n${address}`)) },
  );
}
