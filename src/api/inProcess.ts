import type { FastifyInstance } from 'fastify';
import { CALLS, type CallName } from '#calls/calls.ts';
import { Refusal } from '#lib/refusal.ts';

/** The visitor for whom a call is made. `network`: their address; `page`: the address of the page with the form. */
export interface CalledFor {
  readonly network: string;
  readonly page: string;
  readonly idempotencyKey: string;
}

/**
 * Makes public API calls from within this process, for the forms on pages: the same checks, limits and sentences as for other clients. `host`:
 * one that the server accepts. Throws a Refusal when the call is refused.
 */
export function inProcess(app: FastifyInstance, host: string) {
  return async (
    call: CallName,
    body: object,
    { network, page, idempotencyKey }: CalledFor,
  ): Promise<void> => {
    const { method, path } = CALLS[call];
    const answer = await app.inject({
      method,
      url: `/api/v1/${path}`,
      remoteAddress: network,
      headers: {
        host,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        ...(page ? { referer: page } : {}),
      },
      payload: JSON.stringify(body),
    });
    if (answer.statusCode < 300) return;
    const { desc, fields } = answer.json<{ desc: string; fields?: Record<string, string> }>();
    const retryAfterSeconds = Number(answer.headers['retry-after']);
    throw new Refusal(answer.statusCode, desc, {
      ...(fields ? { fields } : {}),
      ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
    });
  };
}
