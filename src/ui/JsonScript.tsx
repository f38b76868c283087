/**
 * Data in a page, for our own scripts (`application/json`) or for search engines (`application/ld+json`). Every `<` is escaped, so that no text in it
 * can end the element or open another one.
 */
export function JsonScript({
  id,
  type = 'application/json',
  data,
}: {
  id?: string | undefined;
  type?: 'application/json' | 'application/ld+json';
  data: unknown;
}) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped can't leave its element.
  return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: json }} />;
}
