import type { JSX } from "preact";
import { show } from "../../../web/page/parts/dom.ts";
import { mount, type Page } from "../../../web/page/parts/mount.tsx";
import { ChannelWizard } from "./channel_wizard.tsx";
import { Channels } from "./channels.tsx";
import { Toast } from "./inbox/parts.tsx";
import { Problem } from "../../../web/page/parts/problem.tsx";
import { brands, follow, problem, refresh } from "./inbox/store.ts";
import { isAdmin } from "../../../web/page/shell/store.ts";

/** The channels of all brands. */
export function channelsPage(): Page {
  return { element: mount(<AllChannels />, "watch channelspage", "Channels"), enter: follow };
}

function AllChannels(): JSX.Element {
  const all = brands.value;
  const changeable = all?.filter(({ managed }) => managed !== "file") ?? [];
  return (
    <>
      <h1>Channels</h1>
      <p class="lead">Where alerts go: mail, Slack, Teams or a webhook.</p>
      <Problem error={problem.value} retry={() => void refresh()} />
      {all === null && problem.value === null && <p class="none" role="status">Loading …</p>}
      {all?.length === 0 && isAdmin.value && (
        <p class="empty">
          Channels belong to a brand. <a href="#brands">Watch a brand</a> first.
        </p>
      )}
      {!isAdmin.value && <p class="none">An admin of your team adds, tests and removes them.</p>}
      {isAdmin.value && changeable.length > 0 && (
        <section class="sheet">
          <ChannelWizard brands={changeable} heading="h2" />
        </section>
      )}
      {all?.map((brand) => (
        <section key={brand.id} class="ofbrand">
          <h2>
            <a href={`#brands/${brand.id}?tab=settings`}>{show(brand.name)}</a>
          </h2>
          <Channels brand={brand} adds={false} />
        </section>
      ))}
      <Toast />
    </>
  );
}
