import type { JSX } from "preact";
import { type Attempt, useAttempt } from "../../../web/page/parts/attempt.ts";
import { forReader, show } from "../../../web/page/parts/dom.ts";
import type { Step } from "../../watch/pages/slots.ts";
import { signal } from "@preact/signals";
import type { Doors } from "../client.ts";
import { service } from "../../../web/page/service/service.ts";

/** What is wrong with the doors, where something is. */
export function DoorsLine(): JSX.Element | null {
  const known = doors.value;
  if (known === null || known.ok) return null;
  return <p class="coverage failed" role="alert">{show(forReader(known.text))}</p>;
}

/** Whether names come in by themselves. */
export const brings = ({ doors }: Doors): boolean =>
  doors.some(({ door, state }) => door !== "by_hand" && state !== "unused");

/** The step of the first evening. */
export function sourcesStep(): Step {
  const known = doors.value;
  return [
    "Where shall names come from?",
    "#sources",
    known !== null && (known.certificates?.is_on === true || known.feeds.length > 0 || brings(known)),
    "most phishing names show no brand: certificates, lists and your own pages find them",
  ];
}

/** How often the doors are asked for: they change slowly. */
const DOORS_MS = 10_000;

/** What came in by doors; null before it is known. */
export const doors = signal<Doors | null>(null);

/** When the doors were asked for. */
let doorsAskedAt = -Infinity;

/** Asks for the doors, if that is due or has to be. They are no reason to show nothing else. */
export async function refreshDoors(isDue: boolean = false): Promise<void> {
  if (!isDue && performance.now() < doorsAskedAt + DOORS_MS) return;
  doorsAskedAt = performance.now();
  doors.value = await service().sources.doors().catch(() => null);
}

/** Changes sources, and shows what is so then. */
export function useDoorChange(): Attempt & { change(work: () => Promise<void>): void } {
  const work = useAttempt();
  return { ...work, change: (each) => void work.attempt(() => each().then(() => refreshDoors(true))) };
}
