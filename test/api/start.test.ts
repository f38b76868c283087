import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, startApp } from '../support/server.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('starts the whole program on an empty database and answers', async () => {
  const answer = await fetch(`${app.url}/live`);
  expect(answer.status).toBe(200);
});
