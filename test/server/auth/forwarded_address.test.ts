import { expect, test } from "vitest";
import { callerNetwork } from "../../../server/auth/forwarded_address.ts";

test.each<[peer: string, forwarded: string | null, proxies: number, address: string]>([
  ["192.0.2.1", null, 0, "192.0.2.1"],
  ["192.0.2.1", "198.51.100.1", 0, "192.0.2.1"],
  ["192.0.2.1", "198.51.100.1", 1, "198.51.100.1"],
  // What a client wrote itself stands before what the proxies add.
  ["192.0.2.1", "203.0.113.9, 198.51.100.1", 1, "198.51.100.1"],
  ["192.0.2.1", " 203.0.113.9 ,198.51.100.1 ,, 198.51.100.2", 2, "198.51.100.1"],
  ["192.0.2.1", "198.51.100.1", 3, "198.51.100.1"],
  ["192.0.2.1", null, 1, "192.0.2.1"],
  ["192.0.2.1", " , ", 1, "192.0.2.1"],
  ["::ffff:192.0.2.1", null, 0, "192.0.2.1"],
  ["::FFFF:192.0.2.1", null, 0, "192.0.2.1"],
  ["::ffff:c000:201", null, 0, "192.0.2.1"],
  ["999.0.2.1", null, 0, "unknown"],
  ["2001:db8:1:2:3:4:5:6", null, 0, "2001:db8:1:2::/64"],
  ["[2001:DB8:1:2::6]", null, 0, "2001:db8:1:2::/64"],
  ["2001:db8::1", null, 0, "2001:db8:0:0::/64"],
  ["fe80::1%eth0", null, 0, "fe80:0:0:0::/64"],
  ["::1", null, 0, "0:0:0:0::/64"],
  ["::", null, 0, "0:0:0:0::/64"],
  ["1::", null, 0, "1:0:0:0::/64"],
  ["192.0.2.1", "<script>", 1, "unknown"],
  ["somebody", null, 0, "unknown"],
  ["", null, 0, "unknown"],
  ["192.0.2.1", `${"1".repeat(5_000)}`, 1, "unknown"],
])(
  "%j with %j behind %i proxies is %j",
  (peer, forwarded, proxies, address) => expect(callerNetwork(peer, forwarded, proxies)).toBe(address),
);
