import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call } from '#calls/call.ts';
import type { Calls } from '#calls/calls.ts';
import type { Staff, Viewer } from '#kinds/viewer.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { FileStore } from '#media/fileStore.ts';
import type { MediaLimits } from '#media/limits.ts';
import type { Db } from '#store/database/db.ts';

/** What the API needs of the running copy. */
export interface ApiDeps {
  readonly db: Db;
  /** The same for what visitors ask: its statements are short (store/requestDb). */
  readonly visitorDb: Db;
  readonly files: FileStore;
  /** How much may be uploaded in all. */
  readonly mediaLimits?: MediaLimits | undefined;
  readonly organisation: Readonly<Organisation>;
  readonly mainHost: string | undefined;
  readonly publicUrl: string;
  /** Origins of other front ends whose pages may use the API (ADD-14). */
  readonly allowedOrigins: readonly string[];
  /** Adds what describes the calls, beside them. */
  readonly reference?: ((api: FastifyInstance) => void) | undefined;
  /** By which mails go out. */
  readonly mailer: Mailer;
  /** Whoever subscribes on the website is asked by mail whether it was really them. */
  readonly confirmSubscribers: boolean;
  /** The key of hashes that the database alone must not give away (store/database/secretKey.ts). */
  readonly secretKey: Buffer;
  now(): Date;
  /** A write has been committed: pages cached by this node are old from now on. */
  contentChanged(): void;
  /** Pictures have come in: their variants are to be made soon. */
  picturesAdded(): void;
  /** Something waits to be mailed. */
  mailQueued(): void;
  /** The mailbox is to be looked into now. */
  mailboxAsked(): void;
  /**
   * Draws the page of a record as a visitor gets it from this database, which may be a transaction that nobody else sees; null when the record
   * has no page.
   */
  drawPage(db: Db, kind: string, id: string): Promise<{ html: string; path: string } | null>;
  /** Notes a search by somebody at this address who is not signed in. Throws Refusal (429) when there are too many. */
  limitSearch(ip: string): void;
}

/** What a handler is given of one call. `viewer` is somebody signed in, except in calls for everyone, where it is a visitor. */
export interface CallContext<C extends Call> {
  readonly deps: ApiDeps;
  readonly viewer: C['who'] extends 'everyone' ? Viewer : Staff;
  readonly input: C extends { input?: infer I } ? (I extends z.ZodType ? z.output<I> : undefined) : undefined;
  /** The {id} or {name} of the path, '' when there is none. */
  readonly id: string;
  /** From If-Match, for calls that take no body; a save finds it in its input. */
  readonly version: number | undefined;
  readonly now: Date;
  /** From the Idempotency-Key header, bound to the caller and the call. */
  readonly idempotencyKey: Buffer | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Makes one call true. What it gives is picked by the call's answer schema before it leaves. */
export type Handler<C extends Call> = (context: CallContext<C>) => Promise<z.input<C['response']>>;

/** Handlers for some of the calls; all parts together are checked to leave none out. */
export type Handlers<Names extends keyof Calls> = { readonly [N in Names]: Handler<Calls[N]> };
