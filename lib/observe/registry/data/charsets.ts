/**
 * Charsets in which the registries of a country may answer. Source: the national standards, by the labels of WHATWG's
 * Encoding Standard.
 * @module
 */

/** Charsets by the country of a suffix or server, the usual one first. */
export const BY_COUNTRY: readonly [countries: string, charsets: string][] = [
  ["jp xn--wgv71a119e", "shift_jis euc-jp"],
  ["kr xn--3e0b707e", "euc-kr"],
  ["cn xn--fiqs8s xn--fiqz9s xn--55qx5d xn--io0a7i", "gb18030 big5"],
  ["tw hk mo xn--kpry57d xn--kprw13d xn--j6w193g", "big5 gb18030"],
  ["ru su by kz kg xn--p1ai xn--90ais xn--80ao21a", "windows-1251 koi8-r ibm866"],
  ["ua xn--j1amh", "windows-1251 koi8-u"],
  ["bg mk rs mn xn--90ae xn--d1alf xn--90a3ac xn--l1acc", "windows-1251"],
  ["gr cy xn--qxam", "windows-1253 iso-8859-7"],
  ["tr az", "windows-1254"],
  ["il xn--4dbrk0ce", "windows-1255"],
  ["sa ae eg qa kw iq jo ly ma om sd sy tn ye bh dz lb ps ir pk", "windows-1256"],
  ["ee lv lt", "windows-1257"],
  ["vn", "windows-1258"],
  ["th xn--o3cw4h", "windows-874"],
  ["pl cz sk hu ro hr si ba al", "windows-1250 iso-8859-2"],
];
