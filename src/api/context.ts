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
import type { StatusSettings } from '#status/readings.ts';
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
  /** Registers the API reference beside the calls. */
  readonly reference?: ((api: FastifyInstance) => void) | undefined;
  /** By which mails go out. */
  readonly mailer: Mailer;
  /** Whether people who subscribe on the website are asked by mail to confirm. */
  readonly confirmSubscribers: boolean;
  /** What the status page needs besides the database: `look` notes how this copy does. */
  readonly status: {
    readonly settings: StatusSettings;
    /** Where people's data go, as the settings stand. */
    readonly places: readonly DataPlace[];
    look(): Promise<void>;
  };
  /** What is written is rolled back: of a change that would wait one sees how it would look. */
  readonly preview?: true;
  /** The key of keyed hashes; it is not stored in the database (store/database/secretKey.ts). */
  readonly secretKey: Buffer;
  now(): Date;
  /** To be called after a write was committed: pages cached by this node may be stale. */
  contentChanged(): void;
  /** To be called after pictures were uploaded: their variants are made soon. */
  picturesAdded(): void;
  /** To be called after mails were queued. */
  mailQueued(): void;
  /** To be called when somebody wants the mailbox to be read now. */
  mailboxAsked(): void;
  /** To be called when somebody wants a backup to be made now. */
  backupAsked(): void;
  /** Renders a record's page as visitors would get it from this database, which may be an open transaction. null when the record has no page. */
  drawPage(db: Db, kind: string, id: string): Promise<{ html: string; path: string } | null>;
  /** Whether these links of our own hosts lead somewhere; what is of others, or could not be looked at, is left out. */
  lookAtLinks(addresses: readonly string[], network: string): Promise<ReadonlyMap<string, boolean>>;
  /** What the page of a public record says where it is passed on; null without a page of its own. */
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
