import type { FastifyInstance } from 'fastify';
import { CALLS } from '#calls/calls.ts';
import type { ApiDeps } from './context.ts';
import { type Described, openApi } from './openapi.ts';

/** Adds openapi.json and docs, a plain page for people, both made from the table of calls once at the start. */
export function registerReference(api: FastifyInstance, deps: Pick<ApiDeps, 'organisation'>): void {
  const described = openApi(CALLS, deps.organisation);
  const text = JSON.stringify(described, null, 2);
  const page = readable(described);
  api.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json').header('cache-control', 'no-cache').send(text),
  );
  api.get('/docs', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    return reply.type('text/html').header('cache-control', 'no-cache').send(page);
  });
}

/** Without style or script on purpose: it reads well in any browser, on paper and in a terminal. */
function readable(described: Described): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(described.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { tags, summary, description, requestBody, responses } = operation;
      const group = tags[0] ?? 'Calls';
      const takes = requestBody && Object.entries(requestBody.content)[0];
      const entry = [
        `<h3><code>${method.toUpperCase()} /api/v1${inHtml(path)}</code></h3><p>${inHtml(summary)}. ${inHtml(description)}</p>`,
        takes
          ? `<details><summary>Takes ${takes[0]}</summary><pre>${inHtml(JSON.stringify(takes[1].schema, null, 2))}</pre></details>`
          : '',
        `<details><summary>Answers</summary><pre>${inHtml(JSON.stringify(responses[200]?.content?.['application/json']?.schema, null, 2))}</pre></details>`,
      ].join('');
      groups.set(group, [...(groups.get(group) ?? []), entry]);
    }
  }
  const title = inHtml(described.info.title);
  const sections = [...groups]
    .map(([name, entries]) => `<h2>${inHtml(name)}</h2>${entries.join('')}`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><p>${inHtml(described.info.description)} As data: <a href="openapi.json">openapi.json</a>.</p>${sections}</main></body></html>`;
}

function inHtml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
}
