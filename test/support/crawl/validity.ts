import { HtmlValidate } from 'html-validate';

/** The HTML standard's own rules. How HTML is written is the renderer's business, and what people are told is axe's. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
});

/** Where a page's HTML is not what the standard allows, one sentence each. */
export async function faultsInHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ message, ruleId, selector }) => `${message} (${ruleId}${selector ? ` at ${selector}` : ''})`,
    ),
  );
}
