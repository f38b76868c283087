import { dayOf } from '#lib/dates.ts';
import { Refusal } from '#lib/refusal.ts';
import { wordsIn } from '#lib/translations.ts';
import { errorWords } from '../errors/words.ts';
import { siteOf } from '../host/siteOf.ts';
import { keyOfForm } from '../http/forms.ts';
import type { Rendered } from '../http/pageCache.ts';
import { type FormCall, HONEYPOT, type PageRoute } from '../routing/route.ts';
import type { WholeFrame } from './data.ts';
import type { SiteDeps } from './deps.ts';
import type { AskedPage, PageRenderer } from './pageRenderer.tsx';
import { refusedIn } from './refusedIn.ts';

/** A submitted form. `network`: the visitor's address; `page`: the page that it was submitted from, if the browser says so. */
export interface SentForm {
  readonly values: Readonly<Record<string, string>>;
  readonly network: string;
  readonly page: string;
  log(error: unknown): void;
}

interface Tools {
  readonly deps: SiteDeps;
  readonly routes: readonly PageRoute[];
  readonly renderer: PageRenderer;
}

/**
 * Handles a submitted form. Returns a redirect (303) on success, otherwise the page again with the typed values and the reason; null if no
 * page accepts a form at this address.
 */
export function createFormTaker({ deps, routes, renderer }: Tools) {
  async function again(
    page: AskedPage,
    frame: WholeFrame,
    values: SentForm['values'],
    { message, fields = {}, status, retryAfterSeconds }: Refusal,
  ): Promise<Rendered> {
    const said = (sentence: string): string => refusedIn(page.language, sentence);
    const wrong = Object.fromEntries(Object.entries(fields).map(([name, why]) => [name, said(why)]));
    const shown = await renderer.page(
      { ...page, refused: { values, sentence: said(message), fields: wrong } },
      { db: deps.visitorDb, frame, whole: async () => frame },
    );
    const wait: Record<string, string> = retryAfterSeconds
      ? { 'Retry-After': String(retryAfterSeconds) }
      : {};
    return { ...shown, status, headers: { ...shown.headers, ...wait }, cacheable: false };
  }

  return async (page: AskedPage, frame: WholeFrame, form: SentForm): Promise<Rendered | null> => {
    const { url, match, path: _, language, ...request } = page;
    const { values: sent, network, page: sentFrom, log } = form;
    const { [HONEYPOT]: honeypot = '', ...values } = sent;
    const site = siteOf(match.target, frame);
    const route = routes.find((one) => one.url === url && site && one.on.includes(site.kind));
    if (!site || !route?.post) return null;
    const from = { network, page: sentFrom, idempotencyKey: keyOfForm(url, network, values) };
    // A language given by the form itself takes precedence over the page's.
    const callApi = (call: FormCall, body: object) => deps.callApi(call, { language, ...body }, from);
    try {
      // A browser's autofill may have filled the honeypot; submitting again works, since the field comes back empty.
      if (honeypot !== '') throw new Refusal(422, wordsIn(errorWords, language).honeypotFilled);
      return renderer.redirect(
        303,
        await route.post({
          db: deps.visitorDb,
          site,
          frame,
          today: dayOf(deps.now()),
          ...request,
          values,
          callApi,
        }),
        language,
      );
    } catch (error) {
      if (error instanceof Refusal) return again(page, frame, values, error);
      log(error);
      return again(
        page,
        frame,
        values,
        new Refusal(500, wordsIn(errorWords, language).errors.failed.sentence),
      );
    }
  };
}
