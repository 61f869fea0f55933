import { eppStatus } from "./rdap_metadata.ts";

/** EPP's statuses (RFC 5731 section 2.3, RFC 3915) by their letters alone. */
const EPP: ReadonlyMap<string, string> = new Map(
  ("addPeriod autoRenewPeriod renewPeriod transferPeriod redemptionPeriod pendingRestore pendingCreate pendingDelete " +
    "pendingRenew pendingTransfer pendingUpdate serverDeleteProhibited serverHold serverRenewProhibited " +
    "serverTransferProhibited serverUpdateProhibited clientDeleteProhibited clientHold clientRenewProhibited " +
    "clientTransferProhibited clientUpdateProhibited inactive ok linked").split(" ")
    .map((status) => [status.toLowerCase(), status]),
);

/**
 * States of a status line: EPP's codes in their own spelling, however the registry writes them
 * (`CLIENT-XFER-PROHIBITED`, `client transfer prohibited https://…`); other words as they are where they are short.
 */
export function whoisStatuses(value: string): string[] {
  return value.replace(/https?:\/\/\S+/g, "").replace(/[()]/g, " ").split(/[,;]/).map((s) => s.trim())
    .filter((s) => s !== "" && s.length <= 60)
    .map((s) => {
      const letters = s.toLowerCase().replace(/xfer/, "transfer").replace(/[^a-z]/g, "");
      const known = EPP.get(letters);
      if (known !== undefined) return known;
      if (/^[a-z]+[A-Z]\w+$/.test(s)) return s;
      return eppStatus(/^(?:[A-Z_ -]+|\w+)$/.test(s) ? s.toLowerCase() : s);
    });
}
