/**
 * Single observations, as a lookup makes them: pages and registrations.
 * @module
 */
export { networkRegistration } from "./registry/network.ts";
export type { NetworkRegistration } from "./registry/network.ts";
export type { RegistryAccess, RegistryRateLimit, RegistryRateLimitOptions } from "./registry/rate_limit.ts";
export type { RegistryRate } from "./registry/data/rates.ts";
export { readBootstrap } from "./registry/rdap.ts";
export { registration } from "./registry/registration.ts";
export type { Registration, RegistrationOptions } from "./registry/registration.ts";
export { fetchDocument } from "./web/document.ts";
export type { DocumentAnswer, DocumentRequest } from "./web/document.ts";
export { type HttpRequest, type HttpResponse, productAgent } from "./web/http.ts";
export { pagePictures } from "./web/icon.ts";
export { pageAt } from "./web/visit.ts";
