import { z } from 'zod';
import { environment } from '#settings/environment.ts';

/** All settings with their defaults and meanings, as src/settings declares them: a table in Markdown. */
export function settingsTable(): string {
  const rows = Object.entries(environment.shape).map(([name, form]) => {
    const { description, without } = form.meta() ?? {};
    if (!description) throw new Error(`${name} says nothing of itself: add .meta(explained(…)) to it.`);
    return `| \`${name}\` | ${without ?? defaultOf(form)} | ${description} |\n`;
  });
  return `| Setting | Default | Meaning |\n|---|---|---|\n${rows.join('')}`;
}

function defaultOf(form: z.ZodType): string {
  if (!(form instanceof z.ZodDefault)) return 'none';
  const value: unknown = form.def.defaultValue;
  return Array.isArray(value) && value.length === 0 ? 'none' : `\`${value}\``;
}
