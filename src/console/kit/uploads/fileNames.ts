/** The path of one of our files, so it loads from whatever host the console was opened on; other URLs stay as they are. */
export function mediaPath(url: string): string {
  return url.replace(/^https?:\/\/[^/]+(\/media\/[^?#]*).*/, '$1');
}

/** The original name of an uploaded file, without the timestamp added by the server (AMB-039). */
export function shownName(url: string): string {
  const last = url.split('/').at(-1) ?? url;
  const name = decoded(last.split(/[?#]/)[0] ?? last);
  return name.replace(/\d{13}(?=\.\w+$)/, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
