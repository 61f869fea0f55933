import { expect, test } from "vitest";
import type { ReportStore } from "../../../../../server/extras/takedown/report/store.ts";

/** The contract of `ReportStore`, on two connections to one store. */
export function reportsSuite(kind: string, one: ReportStore, other: ReportStore): void {
  test(`${kind}: who reports is stored by owner and domain; another domain gets it without the brand`, async () => {
    const bank = { org: "Kestrel Bank CERT", contact: "cert@kestrelbank.com", brand: "Kestrel Bank" };
    expect(await one.reporter("ann", "kestrelbank.com")).toBeNull();
    await one.setReporter("ann", "kestrelbank.com", bank, 1);
    expect(await other.reporter("ann", "kestrelbank.com")).toEqual(bank);
    expect(await other.reporter("ann", "harrier-shoes.com")).toEqual({ ...bank, brand: "" });
    expect(await other.reporter("bob", "kestrelbank.com")).toBeNull();
    await other.setReporter("ann", "kestrelbank.com", { ...bank, org: "CERT" }, 2);
    for (let i = 0; i < 200; i++) await one.setReporter("ann", `brand${i}.com`, bank, 3 + i);
    expect(await one.reporter("ann", "brand0.com")).toEqual(bank);
    expect(await one.reporter("ann", "kestrelbank.com")).toEqual({ ...bank, brand: "" });
    await one.forgetOwner("ann");
    expect(await other.reporter("ann", "kestrelbank.com")).toBeNull();
  });
}
