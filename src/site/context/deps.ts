import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Card } from '#lib/card.ts';
import type { Language } from '#lib/language.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { ViewSource } from '#lib/viewSources.ts';
import type { Db } from '#store/database/db.ts';
import type { Listen } from '#store/database/listener.ts';

/** The calls of the API by which visitors send something, by name. */
export type FormCall =
  | 'publicEnquiry'
  | 'publicOrder'
  | 'publicSubscribe'
  | 'publicSubscription'
  | 'publicPrayerSubscribe'
  | 'publicPrayerSubscription'
  | 'publicPrayerDevice'
  | 'publicPrayerDeviceEnd'
  | 'mailedReview';

/** The dependencies of the public site, passed in by the composition root. */
export interface SiteDeps {
  readonly db: Db;
  /** A separate connection pool for pages, with a short statement timeout. */
  readonly visitorDb: Db;
  /** LISTEN on the database; absent in a process without notifications, which then relies on polling every second. */
  readonly listen?: Listen | undefined;
  readonly organisation: Organisation;
  /** `<label>.<mainHost>` is a sub-site and other hosts are refused; undefined: any host (AMB-027). */
  readonly mainHost?: string | undefined;
  /** Origin for absolute links, without a slash at the end. */
  readonly publicUrl: string;
  /** HSTS duration in days, if the site uses https. */
  readonly hstsDays: number;
  /** Absolute path of the built browser files, `dist/client`. */
  readonly clientDir: string;
  /** Where a Varnish in front takes purges, and who hears when it does not; no address: nobody in front keeps pages. */
  readonly purges?: { readonly urls: readonly string[]; log(sentence: string): void };
  /** Whether visitors' browsers save pages of the main host. */
  readonly offline: boolean;
  now(): Date;
  /** Makes a public API call on a visitor's behalf. Throws a Refusal with the call's own sentence. */
  callApi(
    call: FormCall,
    body: object,
    from: { readonly network: string; readonly page: string; readonly idempotencyKey: string },
  ): Promise<void>;
  /** Whether these cookies belong to a signed-in browser (AMB-025, AMB-068). */
  isSignedIn(cookieHeader: string | undefined): Promise<boolean>;
  /** The console's path patterns, as declared by its sections. */
  readonly consoleAddresses: readonly string[];
  /** Responds with the console's page (AMB-025: /publications of a signed-in browser). */
  sendConsole(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  /** Renders the preview image shown when a page is shared, as PNG. */
  drawCard(card: Card): Promise<Buffer>;
  /** Renders a seal (SVG source) as a square PNG of the given size in pixels, on a paper or transparent background. */
  drawIcon(seal: string, size: number, ground?: 'paper' | 'clear'): Promise<Buffer>;
  /** Whether these cookies belong to a browser that signs in to the console: pages opened by staff are not counted. */
  hasStaffCookie(cookieHeader: string | undefined): boolean;
  /** Counts a page view; address and user agent are not stored. Returns at once. */
  countReading(heard: {
    /** The unit on whose site it was read; null: the main site. */
    readonly unit: string | null;
    /** The pattern of the page's address. */
    readonly page: string;
    readonly record: { readonly kind: string; readonly id: string } | null;
    /** The language in which the page was read. */
    readonly language: Language;
    readonly source: ViewSource;
    readonly address: string;
    readonly agent: string;
  }): void;
  /** Counts a search by this network address. Throws Refusal (429) if there are too many. */
  limitSearch(ip: string): void;
  /** The public key by which browsers subscribe to notifications (VAPID), base64url. */
  readonly pushKey: string;
}
