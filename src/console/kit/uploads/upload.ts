import { addressOf, CallError, type RawResponse, resultOf, signedIn } from '../api.ts';

/** A running upload. `done` resolves to the file's URL, or rejects with `CallError`; `cancel` stops it without an error. */
export interface Upload {
  readonly done: Promise<string>;
  /** `forGood`: it will not be resumed. */
  cancel(forGood?: boolean): void;
}

/** Uploads one file (000 §7, `uploadSeveral` for galleries); `progress` gets the share sent, from 0 to 100. */
export function upload(
  name: 'uploadMedia' | 'uploadSeveral',
  file: File,
  progress: (percent: number) => void,
): Upload {
  let request: XMLHttpRequest | undefined;
  const attempt = (token: string | null) =>
    new Promise<RawResponse>((resolve, reject) => {
      const form = new FormData();
      form.append('file', file, file.name);
      request = new XMLHttpRequest();
      const [method, address] = addressOf(name);
      request.open(method, address);
      if (token) request.setRequestHeader('authorization', token);
      request.upload.onprogress = (event) => progress(Math.floor((event.loaded / event.total) * 100));
      request.onload = () => resolve({ status: request?.status ?? 0, text: request?.responseText ?? '' });
      request.onerror = () => reject(new TypeError('No answer came.'));
      request.send(form);
    });
  const done = signedIn(attempt).then((answer) => {
    const { data } = resultOf<'uploadMedia' | 'uploadSeveral'>(answer);
    const url = Array.isArray(data) ? data[0] : data.url;
    if (url === undefined) throw new CallError(answer.status);
    return url;
  });
  return { done, cancel: () => request?.abort() };
}
