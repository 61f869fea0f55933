/**
 * A client of the service, for browsers, Node and Deno.
 * @module
 */
export { type Client, ClientError, type ClientOptions, createClient } from "../client.ts";
