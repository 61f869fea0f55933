import { signal } from "@preact/signals";
import type { Doors } from "../client.ts";
import { service } from "../../../web/page/service/service.ts";

/** How often the doors are asked for: they change slowly. */
const DOORS_MS = 60_000;

/** What came in by doors; null before it is known. */
export const doors = signal<Doors | null>(null);

/** When the doors were asked for. */
let doorsAskedAt = -Infinity;

/** Asks for the doors, if that is due or has to be. They are no reason to show nothing else. */
export async function refreshDoors(isDue: boolean = false): Promise<void> {
  if (!isDue && performance.now() < doorsAskedAt + DOORS_MS) return;
  doorsAskedAt = performance.now();
  doors.value = await service().watch.doors().catch(() => null);
}
