import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call } from '#calls/call.ts';
import type { Calls } from '#calls/calls.ts';
import type { Staff, Viewer } from '#kinds/viewer.ts';
import type { DataPlace } from '#lib/dataPlaces.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { SharedPage } from '#lib/sharePicture.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { FileStore } from '#media/fileStore.ts';
import type { MediaLimits } from '#media/limits.ts';
import type { StatusSettings } from '#status/measurements.ts';
import type { Db } from '#store/database/db.ts';

/** What the API needs from the running program. */
export interface ApiDeps {
  readonly db: Db;
  /** The database for visitors' calls: its statements have a short time limit (store/database/requestDb.ts). */
  readonly visitorDb: Db;
  readonly files: FileStore;
  /** Limits on stored uploads. */
  readonly mediaLimits?: MediaLimits | undefined;
  readonly organisation: Readonly<Organisation>;
  readonly mainHost: string | undefined;
  readonly publicUrl: string;
  /** Origins of other front ends whose pages may use the API (ADD-14). */
  readonly allowedOrigins: readonly string[];
  /** Registers the API reference in addition to the calls. */
  readonly reference?: ((api: FastifyInstance) => void) | undefined;
  /** Sends the mails. */
  readonly mailer: Mailer;
  /** Whether people who subscribe on the website are asked by mail to confirm. */
  readonly confirmSubscribers: boolean;
  /** What the status page needs besides the database: `look` records the state of this copy. */
  readonly status: {
    readonly settings: StatusSettings;
    /** Where people's data go, according to the current settings. */
    readonly places: readonly DataPlace[];
    look(): Promise<void>;
  };
  /** Writes are rolled back; a change that would wait for approval is shown as if applied. */
  readonly preview?: true;
  /** The key of keyed hashes; it is not stored in the database (store/database/secretKey.ts). */
  readonly secretKey: Buffer;
  now(): Date;
  /** To be called, and awaited, after a write was committed: pages cached by this node and in front of it may be stale. */
  contentChanged(): unknown;
  /** To be called after pictures were uploaded: their variants are generated soon. */
  picturesAdded(): void;
  /** To be called after mails were queued. */
  mailQueued(): void;
  /** To be called when a newsletter began, or its state changed: jobs do the rest. */
  newsletterChanged(): void;
  /** To be called when somebody requests that the mailbox be read now. */
  mailboxAsked(): void;
  /** To be called when somebody requests a backup. */
  backupAsked(): void;
  /** Renders a record's page as visitors would get it from this database, which may be an open transaction. null when the record has no page. */
  drawPage(db: Db, kind: string, id: string): Promise<{ html: string; path: string } | null>;
  /** Checks whether these links to our own hosts work; foreign links and those that could not be checked are left out. */
  lookAtLinks(addresses: readonly string[], network: string): Promise<ReadonlyMap<string, boolean>>;
  /** The data with which a public record's page is shared; null if it has no page. */
  sharedPage(db: Db, kind: string, id: string): Promise<SharedPage | null>;
  /** Counts a search from this address by somebody who is not signed in. Throws Refusal (429) when there were too many. */
  limitSearch(ip: string): void;
}

/** What a handler gets for one call. `viewer` is the signed-in account; in calls for everyone it is always a visitor. */
export interface CallContext<C extends Call> {
  readonly deps: ApiDeps;
  readonly viewer: C['who'] extends 'everyone' ? Viewer : Staff;
  readonly input: C extends { input?: infer I } ? (I extends z.ZodType ? z.output<I> : undefined) : undefined;
  /** The {id} or {name} in the path; '' when the path has none. */
  readonly id: string;
  /** From If-Match, for calls without a body; saves find it in their input. */
  readonly version: number | undefined;
  readonly now: Date;
  /** From the Idempotency-Key header, bound to the caller and the call. */
  readonly idempotencyKey: Buffer | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Implements one call. Its result is filtered by the call's response schema before it is sent. */
export type Handler<C extends Call> = (context: CallContext<C>) => Promise<z.input<C['response']>>;

/** Handlers for some of the calls; the compiler checks that together they cover all of them. */
export type Handlers<Names extends keyof Calls> = { readonly [N in Names]: Handler<Calls[N]> };
