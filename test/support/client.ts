import { setTimeout } from 'node:timers/promises';
import type { State } from '#kinds/diocese.ts';
import { type DeviceFile, picture } from './files.ts';
import { ADMIN, type App } from './server.ts';

export type Login = { email: string; password: string };
/** A department or diocese; `label` is that of its sub-site. */
export type Unit = { kind: 'department' | 'diocese'; id: string; name: string; label: string };
/** A news item; `path` is its page's. */
export type News = { id: string; title: string; path: string };

/** What was made may be looked into by tests of every shape; the schema itself is tested elsewhere. */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Data = any;

export type Client = {
  /** Makes a call below /api/v1/ and gives its `data`; throws with the server's sentence when it is refused. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Data>;
  /** Uploads a file and gives its address. */
  upload(file: DeviceFile): Promise<string>;
  department(name: string): Promise<Unit>;
  diocese(name: string, state: State): Promise<Unit>;
  /** Somebody who may sign in: for a unit when one is given, else for the office. */
  user(name: string, unit?: Unit): Promise<Login>;
  /** An active news item of a unit. What is not given is filled in; the picture is the same for all. */
  news(unit: Unit, title: string, more?: Readonly<Record<string, unknown>>): Promise<News>;
};

/** Speaks with a running server as a program would, signed in as the first administrator or somebody else. */
export async function clientOf(app: App, login: Login = ADMIN): Promise<Client> {
  const ask = async (method: string, path: string, init: RequestInit): Promise<Data> => {
    const answer = await fetch(`${app.url}/api/v1/${path}`, { method, ...init });
    const body: Data = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${body.desc}`);
    return body.data;
  };
  const json = { 'content-type': 'application/json' };
  const { token } = await ask('POST', 'auth/user_login', { headers: json, body: JSON.stringify(login) });

  const call: Client['call'] = (method, path, body) =>
    ask(method, path, {
      headers: body === undefined ? { authorization: token } : { ...json, authorization: token },
      body: body === undefined ? null : JSON.stringify(body),
    });
  const upload: Client['upload'] = async ({ name, mimeType, buffer }) => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(buffer)], name, { type: mimeType }));
    return (await ask('POST', 'videos/upload_media', { headers: { authorization: token }, body: form })).url;
  };
  const unit = async (kind: Unit['kind'], body: { name: string; state?: State }): Promise<Unit> => {
    const made = await call('POST', `${kind}/create`, body);
    return { kind, id: made._id, name: made.name, label: made.sub_domain };
  };
  let thumbnail: Promise<string> | undefined;
  return {
    call,
    upload,
    department: (name) => unit('department', { name }),
    diocese: (name, state) => unit('diocese', { name, state }),
    user: async (name, of) => {
      const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.org`;
      const made = { email, password: 'long enough for tests' };
      await call('POST', 'user/add', {
        ...made,
        user_name: name,
        mobile: '',
        user_type: of ? `${of.kind}_user` : `${app.settings.organisation.brand}_user`,
        ...(of ? { [of.kind]: of.id } : {}),
      });
      return made;
    },
    news: async (of, title, more = {}) => {
      thumbnail ??= picture('shared.jpg').then(upload);
      const type = `${of.kind}s`;
      const made = await call('POST', 'news/create', {
        type,
        title,
        [of.kind]: of.id,
        thumbnail: await thumbnail,
        date: '2026-03-08',
        description: '<p>They met, sang and ate together.</p>',
        ...more,
      });
      return { id: made._id, title, path: `/news_screen/${type}/${made._id}` };
    },
  };
}

/** Ends all drafts of whoever the client is, and what a window that was closed just now still sends. */
export async function endDrafts(client: Client): Promise<void> {
  for (let quiet = 0; quiet < 2; quiet++) {
    const { docs } = await client.call('POST', 'drafts/get', {});
    for (const { _id } of docs) await client.call('PUT', 'drafts/end', { draft: _id });
    if (docs.length > 0) quiet = -1;
    await setTimeout(100);
  }
}
