import { apiKey } from "../service/api.ts";
import { session } from "../service/session.ts";

/** Whether the service watches brands, and somebody is signed in or has a key: only then is it asked about them. */
export async function mayWatch(): Promise<boolean> {
  if (document.querySelector('meta[name="watch"]') === null) return false;
  return apiKey.get() !== "" || (await session().catch(() => null))?.owner != null;
}

/** Whether the service watches brands for whoever is signed in or has a key; false when it cannot be asked. */
export async function watchesBrands(): Promise<boolean> {
  try {
    if (!await mayWatch()) return false;
    const { service } = await import("../service/service.ts");
    return (await service().watch.brands()).length > 0;
  } catch {
    return false;
  }
}
