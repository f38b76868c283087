/** The path of one of our files, for showing it on whatever host the console was opened; other addresses stay as they are. */
export function mediaPath(url: string): string {
  return url.replace(/^https?:\/\/[^/]+(\/media\/[^?#]*).*/, '$1');
}

/** The name of an uploaded file as a person knows it: without the time stamp that the server put in (AMB-039). */
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
