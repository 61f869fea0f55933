import { hasAccess, service } from "../service/service.ts";

/** Whether the service watches brands, and somebody is signed in or has a key: only then is it asked about them. */
export async function mayWatch(): Promise<boolean> {
  return document.querySelector('meta[name="watch"]') !== null && await hasAccess();
}

/** Whether the service watches brands for whoever is signed in or has a key; false when it cannot be asked. */
export async function watchesBrands(): Promise<boolean> {
  try {
    return await mayWatch() && (await service().watch.brands()).length > 0;
  } catch {
    return false;
  }
}
