import type { CallName } from '#calls/calls.ts';
import type { previewCalls } from '#calls/preview.ts';
import type { Handlers } from '../context.ts';
import { accountLinkHandlers } from './accountLink.ts';
import { advertisementHandlers } from './advertisement.ts';
import { announcementHandlers } from './announcement.ts';
import { auditHandlers } from './audit.ts';
import { authHandlers } from './auth.ts';
import { checksHandlers } from './checks.ts';
import { commentHandlers } from './comment.ts';
import { dashboardHandlers } from './dashboard.ts';
import { dataPlaceHandlers } from './dataPlaces.ts';
import { departmentHandlers } from './department.ts';
import { descriptionHandlers } from './description.ts';
import { dioceseHandlers } from './diocese.ts';
import { draftHandlers } from './draft.ts';
import { enquiryHandlers } from './enquiry.ts';
import { eventHandlers } from './event.ts';
import { featuredHandlers } from './featured.ts';
import { historyHandlers } from './history.ts';
import { libraryHandlers } from './library.ts';
import { mailHandlers } from './mail.ts';
import { manyHandlers } from './many.ts';
import { mediaHandlers } from './media.ts';
import { newsHandlers } from './news.ts';
import { newsletterHandlers } from './newsletter.ts';
import { orderHandlers } from './order.ts';
import { ownMailHandlers } from './ownMails.ts';
import { partnerHandlers } from './partner.ts';
import { pendingUploadHandlers } from './pendingUploads.ts';
import { personDataHandlers } from './personData.ts';
import { prayerHandlers } from './prayer.ts';
import { presenceHandlers } from './presence.ts';
import { previewHandlers } from './preview.ts';
import { publicationHandlers } from './publication.ts';
import { questionHandlers } from './question.ts';
import { readersHandlers } from './readers.ts';
import { reviewHandlers } from './review.ts';
import { scheduleHandlers } from './schedule.ts';
import { sessionHandlers } from './session.ts';
import { shareHandlers } from './share.ts';
import { statusHandlers } from './status.ts';
import { subscriberHandlers } from './subscriber.ts';
import { subscriberImportHandlers } from './subscriberImport.ts';
import { templateHandlers } from './template.ts';
import { tokenHandlers } from './token.ts';
import { twoFactorHandlers } from './twoFactor.ts';
import { userHandlers } from './user.ts';
import { usualHandlers } from './usual.ts';
import { versionHandlers } from './version.ts';

/** All handlers but the preview's, which runs these inside a transaction that is rolled back. */
const ORDINARY: Handlers<Exclude<CallName, keyof typeof previewCalls>> = {
  // First, so that a kind's own handlers below override it.
  ...usualHandlers,
  ...authHandlers,
  ...accountLinkHandlers,
  ...twoFactorHandlers,
  ...sessionHandlers,
  ...tokenHandlers,
  ...ownMailHandlers,
  ...historyHandlers,
  ...auditHandlers,
  ...manyHandlers,
  ...dashboardHandlers,
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
  ...pendingUploadHandlers,
  ...userHandlers,
  ...departmentHandlers,
  ...dioceseHandlers,
  ...newsHandlers,
  ...featuredHandlers,
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
  ...questionHandlers,
};

/** The handler of each call. */
export const HANDLERS: Handlers<CallName> = { ...ORDINARY, ...previewHandlers(ORDINARY) };
