import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestApi } from './api.ts';

/** The calls of an upload in parts (tus 1.0), as somebody makes them. */
export function partsOf(api: () => Pick<TestApi, 'app'>) {
  const call = (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    id: string,
    as: string,
    more: Partial<InjectOptions> = {},
  ): Promise<LightMyRequestResponse> =>
    api().app.inject({
      ...more,
      method,
      url: `/api/v1/uploads/${id}`.replace(/\/$/, ''),
      headers: { 'tus-resumable': '1.0.0', authorization: as, ...more.headers },
    });
  const announce = (as: string, length: number, name = 'film.mp4') =>
    call('POST', '', as, {
      headers: { 'upload-length': String(length), 'upload-metadata': `filename ${btoa(name)}` },
    });
  return {
    call,
    announce,
    /** Begins one, and gives its id; '' where it is refused. */
    begin: async (as: string, length: number, name?: string): Promise<string> =>
      String((await announce(as, length, name)).headers.location ?? '')
        .split('/')
        .at(-1) ?? '',
    part: (as: string, id: string, offset: number, payload: Buffer) =>
      call('PATCH', id, as, {
        payload,
        headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
      }),
  };
}
