import { publication } from '#kinds/publication.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { refusedField } from '#lib/refusal.ts';
import { readRecord } from '../records/records.ts';
import type { WriteContext } from '../rows/rows.ts';

/** Only a public item can be ordered; its title is stored with the order, whatever happens to the item. */
export async function orderRules({ tx, change }: WriteContext): Promise<Record<string, unknown>> {
  if (change.deleted_at !== undefined || !change.product) return {};
  const book = await readRecord(VISITOR, tx, publication, String(change.product));
  if (book) return { product: book.id, product_title: book.title };
  const sentence = 'This book cannot be ordered (any more). Please choose another one.';
  throw refusedField('product', sentence);
}
