import { apiKey } from "./api.ts";
import { session } from "./session.ts";

/** Whether the service watches brands for whoever is signed in or has a key; false when it cannot be asked. */
export async function watchesBrands(): Promise<boolean> {
  try {
    if (apiKey.get() === "" && (await session()).owner === null) return false;
    const { service } = await import("./service.ts");
    return (await service().watch.brands()).length > 0;
  } catch {
    return false;
  }
}
