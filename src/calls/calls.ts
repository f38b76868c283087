import type { z } from 'zod';
import { accountLinkCalls } from './accountLink.ts';
import { advertisementCalls } from './advertisement.ts';
import { announcementCalls } from './announcement.ts';
import { auditCalls } from './audit.ts';
import { authCalls } from './auth.ts';
import type { Call } from './call.ts';
import { campaignCalls } from './campaign.ts';
import { checksCalls } from './checks.ts';
import { commentCalls } from './comment.ts';
import { dashboardCalls } from './dashboard.ts';
import { dataPlaceCalls } from './dataPlaces.ts';
import { departmentCalls } from './department.ts';
import { descriptionCalls } from './description.ts';
import { dioceseCalls } from './diocese.ts';
import { draftCalls } from './draft.ts';
import { enquiryCalls } from './enquiry.ts';
import { eventCalls } from './event.ts';
import { featuredCalls } from './featured.ts';
import { historyCalls } from './history.ts';
import { libraryCalls } from './library.ts';
import { mailCalls } from './mail.ts';
import { manyCalls } from './many.ts';
import { mediaCalls } from './media.ts';
import { newsCalls } from './news.ts';
import { newsletterCalls } from './newsletter.ts';
import { orderCalls } from './order.ts';
import { ownMailCalls } from './ownMails.ts';
import { partnerCalls } from './partner.ts';
import type { ConsoleCall } from './paths.ts';
import { pendingUploadCalls } from './pendingUploads.ts';
import { personDataCalls } from './personData.ts';
import { prayerCalls } from './prayer.ts';
import { presenceCalls } from './presence.ts';
import { previewCalls } from './preview.ts';
import { publicationCalls } from './publication.ts';
import { questionCalls } from './question.ts';
import { readersCalls } from './readers.ts';
import { reviewCalls } from './review.ts';
import { scheduleCalls } from './schedule.ts';
import { sessionCalls } from './session.ts';
import { shareCalls } from './share.ts';
import { statusCalls } from './status.ts';
import { subscriberCalls } from './subscriber.ts';
import { subscriberImportCalls } from './subscriberImport.ts';
import { templateCalls } from './template.ts';
import { tokenCalls } from './token.ts';
import { twoFactorCalls } from './twoFactor.ts';
import { userCalls } from './user.ts';
import { versionCalls } from './version.ts';
import { videoCalls } from './video.ts';

/** Every call of /api/v1, by name. There are no others. */
export const CALLS = {
  ...authCalls,
  ...accountLinkCalls,
  ...twoFactorCalls,
  ...sessionCalls,
  ...tokenCalls,
  ...ownMailCalls,
  ...historyCalls,
  ...auditCalls,
  ...manyCalls,
  ...dashboardCalls,
  ...reviewCalls,
  ...previewCalls,
  ...scheduleCalls,
  ...checksCalls,
  ...draftCalls,
  ...templateCalls,
  ...presenceCalls,
  ...commentCalls,
  ...versionCalls,
  ...shareCalls,
  ...mediaCalls,
  ...libraryCalls,
  ...pendingUploadCalls,
  ...userCalls,
  ...departmentCalls,
  ...dioceseCalls,
  ...newsCalls,
  ...featuredCalls,
  ...eventCalls,
  ...publicationCalls,
  ...campaignCalls,
  ...descriptionCalls,
  ...videoCalls,
  ...announcementCalls,
  ...prayerCalls,
  ...advertisementCalls,
  ...partnerCalls,
  ...subscriberCalls,
  ...subscriberImportCalls,
  ...personDataCalls,
  ...dataPlaceCalls,
  ...readersCalls,
  ...newsletterCalls,
  ...mailCalls,
  ...statusCalls,
  ...enquiryCalls,
  ...orderCalls,
  ...questionCalls,
} satisfies Record<string, Call> & Record<ConsoleCall, Call>;
export type Calls = typeof CALLS;
export type CallName = keyof Calls;

/** The type of `data` in a call's response. */
export type DataOf<N extends CallName> = z.output<Calls[N]['response']>['data'];

/** The type of a call's JSON body; never if it has none. */
export type SentTo<N extends CallName> = Calls[N] extends Call<infer I> ? z.input<I> : never;
