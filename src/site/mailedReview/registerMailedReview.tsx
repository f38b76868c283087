import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { consolePath } from '#lib/consolePaths.ts';
import { mailedReviewPath } from '#lib/mailPaths.ts';
import { Refusal } from '#lib/refusal.ts';
import { wordsIn } from '#lib/translations.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { Assets } from '../http/assets.ts';
import { encode } from '../http/encode.ts';
import { formValues, isFromElsewhere, keyOfForm, takesForms } from '../http/forms.ts';
import { privateHeaders } from '../http/headers.ts';
import { KEPT_BY_NOBODY, sendPrepared } from '../http/send.ts';
import type { SiteDeps } from '../pages/deps.ts';
import type { PageMaker } from '../pages/pages.tsx';
import type { RefusedForm } from '../routing/route.ts';
import { MailedReviewPage } from './MailedReviewPage.tsx';
import { isSealed, loadReviewByMail, sealOfForm } from './mailedReview.load.ts';
import { mailedReviewWords } from './words.ts';

interface Tools {
  readonly deps: SiteDeps;
  readonly assets: Assets;
  readonly pages: Pick<PageMaker, 'failure' | 'error'>;
  drawPage(db: ReadDb, kind: string, id: string): Promise<{ readonly html: string } | null>;
}

const URL = mailedReviewPath(':token');

/**
 * Adds the page behind the links in the morning's mails. Opening it has no effect, however often mail scanners do; submissions are accepted only from
 * the page's own form. The page is not cached, not indexed, and does not leak its URL to linked sites.
 */
export function registerMailedReview(app: FastifyInstance, { deps, assets, pages, drawPage }: Tools): void {
  const { organisation, publicUrl, visitorDb: db } = deps;
  const w = wordsIn(mailedReviewWords, 'en');

  async function show(request: FastifyRequest, reply: FastifyReply, refused?: RefusedForm, refusedAs = 422) {
    const token = tokenOf(request);
    const now = deps.now();
    const of = await loadReviewByMail(db, token, now, drawPage);
    const isTrouble = typeof of === 'string';
    const page = (
      <MailedReviewPage
        of={of}
        around={{
          church: organisation.name,
          style: assets.style,
          here: mailedReviewPath(token),
          seal: isTrouble ? '' : sealOfForm(token, of.version),
          publicUrl,
          consolePath: consolePath('waiting', organisation.brand),
          now,
          refused,
        }}
      />
    );
    const body = `<!doctype html>${renderToStaticMarkup(page)}`;
    const status = isTrouble ? 404 : refused ? refusedAs : 200;
    const headers = privateHeaders((!isTrouble && of.html) || '');
    const type = 'text/html; charset=utf-8';
    return sendPrepared(request, reply, { status, type, headers, ...encode(body) }, KEPT_BY_NOBODY);
  }

  async function decide(request: FastifyRequest, reply: FastifyReply) {
    const values = formValues(request.body);
    const token = tokenOf(request);
    const { act = '', version = '', seal = '', sentence = '' } = values;
    try {
      if (isFromElsewhere(request) || !isSealed(token, version, seal)) throw new Refusal(403, w.notOurs);
      if (act !== 'publish' && act !== 'send_back') throw new Refusal(400, w.unclear);
      const from = {
        network: request.ip,
        page: URL,
        idempotencyKey: keyOfForm(URL, request.ip, { token, ...values }),
      };
      await deps.callApi('mailedReview', { key: token, act, version, sentence }, from);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { message, fields = {}, status } = error;
      return show(request, reply, { values, sentence: message, fields }, status);
    }
    // After a redirect, reloading does not submit again.
    const headers = { ...privateHeaders(''), Location: mailedReviewPath(token) };
    return reply
      .code(303)
      .headers({ ...headers, 'Cache-Control': KEPT_BY_NOBODY })
      .send();
  }

  const safely =
    (answer: typeof decide) =>
    (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      answer(request, reply).catch((error: unknown) => pages.failure(error, request, reply));
  app.get(
    URL,
    safely((request, reply) => show(request, reply)),
  );
  takesForms(app, pages, (scope) => scope.post(URL, safely(decide)));
}

const tokenOf = (request: FastifyRequest): string => (request.params as { token: string }).token;
