import type { FastifyInstance } from 'fastify';
import { Refusal } from '#lib/refusal.ts';

/** For whom a call is made. `network`: the visitor's address; `page`: the address of the page that the form was sent from. */
export interface CalledFor {
  readonly network: string;
  readonly page: string;
  readonly idempotencyKey: string;
}

/**
 * Makes public calls of the API from within this process, as the pages' forms do: the same checks, limits and sentences as for any other
 * client. `host`: one that the server answers for. Throws a Refusal when the call is refused.
 */
export function inProcess(app: FastifyInstance, host: string) {
  return async (path: string, body: object, { network, page, idempotencyKey }: CalledFor): Promise<void> => {
    const answer = await app.inject({
      method: 'POST',
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
