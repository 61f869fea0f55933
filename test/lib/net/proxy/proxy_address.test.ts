import { expect, test } from "vitest";
import { parseProxy } from "../../../../lib/net/proxy/proxy_address.ts";

test.each([
  ["http://proxy.corp.example:3128", "http", "proxy.corp.example", 3128],
  ["http://proxy.corp.example:80", "http", "proxy.corp.example", 80],
  ["http://proxy.corp.example/", "http", "proxy.corp.example", 80],
  ["HTTPS://proxy.example", "https", "proxy.example", 443],
  ["https://proxy.example:80", "https", "proxy.example", 80],
  ["socks5://10.0.0.1", "socks5", "10.0.0.1", 1080],
  ["socks5://[2001:db8::1]:9050", "socks5", "2001:db8::1", 9050],
])("reads %s", (url, scheme, host, port) => {
  const proxy = parseProxy(url);
  expect([proxy.scheme, proxy.host, proxy.port, proxy.credentials]).toEqual([scheme, host, port, null]);
});

test("credentials are decoded, and stand in no message", () => {
  const { credentials, label } = parseProxy("socks5://ann%40corp:p%3A%20w@proxy.test:1080");
  expect(credentials).toEqual({ username: "ann@corp", password: "p: w" });
  expect(label).toBe("socks5://proxy.test:1080");
});

test.each([
  ["", "scheme is not known"],
  ["proxy.test:3128", "scheme is not known"],
  ["ftp://proxy.test", "scheme is not known"],
  ["http://", "not a URL"],
  ["http://pro xy:1", "not a URL"],
  ["http://proxy.test:70000", "not a URL"],
  ["http://proxy.test:0", "port 0"],
  ["http://proxy.test/path", "a path"],
  ["http://proxy.test?x", "a path"],
  ["socks5h://proxy.test", "names are resolved here"],
  ["socks4://proxy.test", "version 5"],
  ["http://a%3Ab:x@proxy.test", "a colon"],
  ["http://%ff:s3cret@proxy.test", "UTF-8"],
  ["socks5://ann@proxy.test", "1 to 255 bytes"],
  [`socks5://ann:${"x".repeat(256)}@proxy.test`, "1 to 255 bytes"],
])("refuses %j", (url, why) => {
  expect(() => parseProxy(url)).toThrow(why);
  expect(() => parseProxy(url)).toThrow("give http://HOST:PORT");
  expect(() => parseProxy(url)).not.toThrow(/s3cret|xxx/);
});
