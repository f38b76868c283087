import type { questionCalls } from '#calls/question.ts';
import { question } from '#kinds/question.ts';
import { refusedField } from '#lib/refusal.ts';
import { baseHost } from '#lib/siteHosts.ts';
import { splitLanguage } from '#lib/splitLanguage.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { contentHandlers } from './content.ts';

const usual = contentHandlers('question', question);

/** Questions of visitors: the page that answers is one of this website that is there. */
export const questionHandlers: Handlers<keyof typeof questionCalls> = {
  ...usual,
  questionCreate: async (context) => usual.questionCreate(await withPage(context)),
  questionEdit: async (context) => usual.questionEdit(await withPage(context)),
};

interface Asked {
  readonly deps: ApiDeps;
  readonly input: { readonly page?: string | undefined };
  readonly request: { readonly ip: string };
}

/** The call with its page as a path, without the language: the result leads to it in the reader's. Throws Refusal (422) where there is no page. */
async function withPage<C extends Asked>(context: C): Promise<C> {
  const { deps, input, request } = context;
  if (!input.page) return context;
  const page = ownPath(input.page, deps);
  const address = URL.parse(page, deps.publicUrl)?.href ?? page;
  if ((await deps.lookAtLinks([address], request.ip)).get(address) === false)
    throw refusedField('page', 'There is no page at this address. Please copy it from the website.');
  return { ...context, input: { ...input, page } };
}

/** A whole address of the main site as its path; anything else as it is, which the kind's rules refuse unless it is a path. */
function ownPath(typed: string, names: ApiDeps): string {
  const url = URL.parse(typed);
  const base = baseHost(names);
  const main = new URL(names.publicUrl);
  const isMain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.port === main.port &&
    [main.hostname, base, `www.${base}`].includes(url.hostname);
  const path = isMain ? url.pathname + url.search + url.hash : typed;
  return path.startsWith('/') ? splitLanguage(path).path : path;
}
