import type { CallName } from '#calls/calls.ts';
import type { previewCalls } from '#calls/preview.ts';
import type { Handlers } from '../context.ts';
import { accountLinkHandlers } from './accountLink.ts';
import { advertisementHandlers } from './advertisement.ts';
import { announcementHandlers } from './announcement.ts';
import { auditHandlers } from './audit.ts';
import { authHandlers } from './auth.ts';
import { begunUploadHandlers } from './begunUploads.ts';
import { checksHandlers } from './checks.ts';
import { commentHandlers } from './comment.ts';
import { dataPlaceHandlers } from './dataPlaces.ts';
import { departmentHandlers } from './department.ts';
import { descriptionHandlers } from './description.ts';
import { deskHandlers } from './desk.ts';
import { dioceseHandlers } from './diocese.ts';
import { draftHandlers } from './draft.ts';
import { enquiryHandlers } from './enquiry.ts';
import { eventHandlers } from './event.ts';
import { historyHandlers } from './history.ts';
import { leadingHandlers } from './leading.ts';
import { libraryHandlers } from './library.ts';
import { mailHandlers } from './mail.ts';
import { manyHandlers } from './many.ts';
import { mediaHandlers } from './media.ts';
import { newsHandlers } from './news.ts';
import { newsletterHandlers } from './newsletter.ts';
import { orderHandlers } from './order.ts';
import { ownMailHandlers } from './ownMails.ts';
import { partnerHandlers } from './partner.ts';
import { personDataHandlers } from './personData.ts';
import { prayerHandlers } from './prayer.ts';
import { presenceHandlers } from './presence.ts';
import { previewHandlers } from './preview.ts';
import { publicationHandlers } from './publication.ts';
import { readersHandlers } from './readers.ts';
import { reviewHandlers } from './review.ts';
import { scheduleHandlers } from './schedule.ts';
import { secondKeyHandlers } from './secondKey.ts';
import { sessionHandlers } from './session.ts';
import { shareHandlers } from './share.ts';
import { statusHandlers } from './status.ts';
import { subscriberHandlers } from './subscriber.ts';
import { subscriberImportHandlers } from './subscriberImport.ts';
import { templateHandlers } from './template.ts';
import { tokenHandlers } from './token.ts';
import { userHandlers } from './user.ts';
import { usualHandlers } from './usual.ts';
import { versionHandlers } from './version.ts';

/** All handlers but the preview's, which runs these inside a transaction that is rolled back. */
const ORDINARY: Handlers<Exclude<CallName, keyof typeof previewCalls>> = {
  // First, so that a kind's own handlers below override it.
  ...usualHandlers,
  ...authHandlers,
  ...accountLinkHandlers,
  ...secondKeyHandlers,
  ...sessionHandlers,
  ...tokenHandlers,
  ...ownMailHandlers,
  ...historyHandlers,
  ...auditHandlers,
  ...manyHandlers,
  ...deskHandlers,
  ...reviewHandlers,
  ...scheduleHandlers,
  ...checksHandlers,
  ...draftHandlers,
  ...templateHandlers,
  ...presenceHandlers,
  ...commentHandlers,
  ...versionHandlers,
  ...shareHandlers,
  ...mediaHandlers,
  ...libraryHandlers,
  ...begunUploadHandlers,
  ...userHandlers,
  ...departmentHandlers,
  ...dioceseHandlers,
  ...newsHandlers,
  ...leadingHandlers,
  ...eventHandlers,
  ...publicationHandlers,
  ...descriptionHandlers,
  ...announcementHandlers,
  ...prayerHandlers,
  ...advertisementHandlers,
  ...partnerHandlers,
  ...subscriberHandlers,
  ...subscriberImportHandlers,
  ...personDataHandlers,
  ...readersHandlers,
  ...newsletterHandlers,
  ...mailHandlers,
  ...dataPlaceHandlers,
  ...statusHandlers,
  ...enquiryHandlers,
  ...orderHandlers,
};

/** The handler of each call. */
export const HANDLERS: Handlers<CallName> = { ...ORDINARY, ...previewHandlers(ORDINARY) };
