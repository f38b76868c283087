/** Fetches a page of this website, and returns the part of it that a selector names. Rejects without a connection, and if there is no such part. */
export async function partOfPage(address: string, selector: string): Promise<HTMLElement> {
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const part = page.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`There is no ${selector} on ${address}.`);
  return part;
}
