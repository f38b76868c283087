import { LIBRARY_ORDERS } from '#kinds/library.ts';
import type { ListOrder } from '../kit/list/listAddress.ts';
import type { LibraryAsked } from './useLibrary.ts';

/** The default order: newest first. */
export const NEWEST: ListOrder = { by: 'created_at', down: true };

/** The other orders on offer. */
export const ORDERS = {
  oldest: { by: 'created_at', down: false },
  name: { by: 'name', down: false },
  nameBack: { by: 'name', down: true },
} as const satisfies Readonly<Record<string, ListOrder>>;
export type OrderName = keyof typeof ORDERS;
export const ORDER_NAMES = Object.keys(ORDERS) as OrderName[];

/** The sort orders allowed in the library's address. */
export const SORTABLE = Object.fromEntries(LIBRARY_ORDERS.map((name) => [name, true]));

/** The name of an order; undefined for the default one. */
export const nameOfOrder = (order: ListOrder | undefined): OrderName | undefined =>
  ORDER_NAMES.find((name) => ORDERS[name].by === order?.by && ORDERS[name].down === order.down);

/** The order after pressing a column header: reversed, or the column's initial order. */
export function orderAfter(by: string, now: ListOrder = NEWEST): ListOrder | undefined {
  const next = { by, down: now.by === by ? !now.down : by === NEWEST.by };
  return nameOfOrder(next) && next;
}

/** An order as request parameters. */
export function askedOrder(order: ListOrder | undefined): Pick<LibraryAsked, 'order_by' | 'direction'> {
  const by = LIBRARY_ORDERS.find((name) => name === order?.by);
  return by && order ? { order_by: by, direction: order.down ? 'desc' : 'asc' } : {};
}
