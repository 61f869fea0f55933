import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { refang } from "../../../cli/names.ts";
import { demoBrand, refusedInDemo } from "../shell/demo.ts";
import { service } from "../service/service.ts";
import { Problem } from "../inbox/parts.tsx";
import { refresh } from "../inbox/store.ts";

/** One field that watches a domain: from nothing to the first look-alikes. */
export function FirstBrand(): JSX.Element {
  const [domain, setDomain] = useState(demoBrand);
  const [error, setError] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const watch = async () => {
    const domainName = refang(domain);
    if (domainName === "") return setError(new Error("Enter a domain name"));
    const refused = refusedInDemo(domainName);
    if (refused !== null) return setError(new Error(refused));
    setBusy(true);
    try {
      const { id } = await service().watch.add({ name: domainName, domains: [domainName] });
      await refresh();
      location.hash = `#brands/${id}`;
    } catch (thrown) {
      setError(thrown as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      class="sheet firstbrand"
      onSubmit={(event) => {
        event.preventDefault();
        void watch();
      }}
    >
      <h2>Watch a brand</h2>
      <p>
        The first run lists who imitates you today. From then on only what is new, changed, gone or back
        appears here, and goes to your channels.
      </p>
      <Problem error={error} />
      <div class="lookup-form">
        <label class="field">
          <span>Your domain</span>
          <input
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellcheck={false}
            placeholder="example.com"
            value={domain}
            onInput={(event) => setDomain(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary" disabled={busy}>Watch</button>
      </div>
    </form>
  );
}
