import { LIBRARY_ORDERS } from '#kinds/library.ts';
import type { ListOrder } from '../shell/list/listAddress.ts';
import type { LibraryAsked } from './useLibrary.ts';

/** The usual order: the newest first. */
export const NEWEST: ListOrder = { by: 'created_at', down: true };

/** The orders that are offered beside it. */
export const ORDERS = {
  oldest: { by: 'created_at', down: false },
  name: { by: 'name', down: false },
  nameBack: { by: 'name', down: true },
} as const satisfies Readonly<Record<string, ListOrder>>;
export type OrderName = keyof typeof ORDERS;
export const ORDER_NAMES = Object.keys(ORDERS) as OrderName[];

/** What an address may name as the order of the library. */
export const SORTABLE = Object.fromEntries(LIBRARY_ORDERS.map((name) => [name, true]));

/** The name of an order; none for the usual one. */
export const nameOfOrder = (order: ListOrder | undefined): OrderName | undefined =>
  ORDER_NAMES.find((name) => ORDERS[name].by === order?.by && ORDERS[name].down === order.down);

/** The order that follows when the head of a column is pressed: turned round, or what that column begins with. */
export function orderAfter(by: string, now: ListOrder = NEWEST): ListOrder | undefined {
  const next = { by, down: now.by === by ? !now.down : by === NEWEST.by };
  return nameOfOrder(next) && next;
}

/** An order as the call takes it. */
export function askedOrder(order: ListOrder | undefined): Pick<LibraryAsked, 'order_by' | 'direction'> {
  const by = LIBRARY_ORDERS.find((name) => name === order?.by);
  return by && order ? { order_by: by, direction: order.down ? 'desc' : 'asc' } : {};
}
