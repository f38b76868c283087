/** API responses repeat each class as an inline style, for other front ends (ADD-9); our page's policy would report each of them. */
export const withoutInlineStyle = (html: string): string =>
  html.replace(/<[a-z][^>]*>/g, (tag) => tag.replace(/ style="[^"]*"/, ''));
