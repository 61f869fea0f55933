import { signal } from "@preact/signals";
import type { JSX } from "preact";
import type { SharedBrand } from "../client.ts";
import { useAnswer } from "../../../web/page/parts/attempt.ts";
import { exact, names, show } from "../../../web/page/parts/dom.ts";
import { mount, type Page } from "../../../web/page/parts/mount.tsx";
import { Table } from "../../../web/page/parts/table.tsx";
import { service } from "../../../web/page/service/service.ts";
import { Name } from "../../../web/page/parts/name.tsx";
import { Ago } from "../../../web/page/parts/time.tsx";
import { Severity } from "../../watch/pages/inbox/parts.tsx";
import { Awaited } from "../../../web/page/parts/problem.tsx";
import { STATE_TITLES } from "../../watch/client/words.ts";
import { whyListed } from "../../watch/pages/inbox/words.ts";

/** What a shared link shows, to anybody who has it; nothing can be changed here. */
export function sharedPage(): Page {
  const token = signal<string | null>(null);
  const Content = () => token.value === null ? null : <Asked key={token.value} token={token.value} />;
  return {
    element: mount(<Content />, "watch shared", "Shared brand"),
    enter: ([of = ""]) => void (token.value = of),
  };
}

function Asked({ token }: { token: string }): JSX.Element {
  const found = useAnswer(() => service().shares.sharedBrand(token), [token]);
  return found === null || found instanceof Error ? <Awaited error={found} /> : <Shared brand={found} />;
}

function Shared({ brand }: { brand: SharedBrand }): JSX.Element {
  return (
    <>
      <div class="titled">
        <h1>Look-alikes of {show(brand.name)}</h1>
        <p class="lead">
          Read-only, until {exact(brand.expires_at)} · last complete run <Ago at={brand.last_success_at} /> ·
          {" "}
          {names(brand.names.length)}
        </p>
      </div>
      <Table caption="Look-alikes" titles={["Severity", "Name", "Imitates", "Why", "State", "Changed"]}>
        {brand.names.map((name) => (
          <tr key={name.name}>
            <td>
              <Severity value={name.event?.severity} />
            </td>
            <td>
              <Name name={name.unicode} original={name.domain} />
            </td>
            <td>{show(name.domain)}</td>
            <td>{show(whyListed(name))}</td>
            <td>{STATE_TITLES[name.state]}</td>
            <td>
              <Ago at={name.changed_at} />
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
