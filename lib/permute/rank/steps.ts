/** Steps of cost to a factor of e. */
export const STEPS = 8;

/** A rate of e to this power costs nothing. */
export const FREE = 4;

/** Returns the steps that a rate costs, given its negative logarithm. */
export const stepOfRate = (nats: number): number => Math.max(0, Math.round((FREE + nats) * STEPS));

/** Returns the steps that a share costs, given its negative logarithm. */
export const stepOfShare = (nats: number): number => Math.max(0, Math.round(nats * STEPS));

/** Lists by cost in steps; no list where nothing costs that much. */
export type ByCost<T> = (T[] | undefined)[];

/** Adds to the list of a cost. */
export function addAt<T>(lists: ByCost<T>, cost: number, item: T): void {
  const list = lists[cost];
  if (list === undefined) lists[cost] = [item];
  else list.push(item);
}

/** Returns the lowest cost that has a list; infinite when none has. */
export function lowestOf(lists: ByCost<unknown>): number {
  const cost = lists.findIndex((list) => list !== undefined);
  return cost < 0 ? Infinity : cost;
}
