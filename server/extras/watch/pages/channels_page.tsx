import type { JSX } from "preact";
import { count, show } from "../../../web/page/parts/dom.ts";
import { mount, type Page } from "../../../web/page/parts/mount.tsx";
import { ChannelWizard } from "./channel_wizard.tsx";
import { copy, Toast } from "./inbox/parts.tsx";
import { Problem } from "../../../web/page/parts/problem.tsx";
import { announce, brands, follow, problem, refresh } from "./inbox/store.ts";
import { isAdmin } from "../../../web/page/shell/store.ts";
import { useState } from "preact/hooks";
import type { ChannelTest, WatchedBrand } from "../../../client.ts";
import { type Attempt, useAttempt } from "../../../web/page/parts/attempt.ts";
import { service } from "../../../web/page/service/service.ts";
import { settingsOf } from "./settings.ts";

/** Scheme and host of a channel: the path of a webhook is a secret. */
function channelName(url: string): string {
  const mail = /^mailto:(.*)$/i.exec(url);
  if (mail !== null) return mail[1]!;
  const parts = /^([a-z+]+):\/\/(?:[^/@]*@)?([^/?#]*)/i.exec(url);
  return parts === null ? url : `${parts[1]}://${parts[2]}`;
}

/** The channels of a brand: a test of each, alerts that were not delivered, its blocklist where there is room. */
export function Channels({ brand, adds = true }: {
  brand: WatchedBrand;
  /** Whether it stands on the brand's page, where one can be added; elsewhere it is a row called as the brand. @default true */
  adds?: boolean;
}): JSX.Element {
  const [tests, setTests] = useState<readonly ChannelTest[] | null>(null);
  const work = useAttempt();
  const mayChange = isAdmin.value;
  const isSilent = (url: string) =>
    brand.unconfirmed.some((mailbox) => mailbox.toLowerCase() === channelName(url).toLowerCase());
  const remove = async (url: string) => {
    const now = await service().watch.brand(brand.id);
    const channels = now.channels.filter((each) => each !== url);
    await service().watch.change(brand.id, { ...settingsOf(now), channels });
    setTests(null);
    await announce(`${channelName(url)} is removed`);
  };
  return (
    <section class="sheet channels" aria-label={`Channels of ${show(brand.name)}`}>
      <h2>
        {adds ? "Channels" : <a href={`#brands/${brand.id}?tab=settings`}>{show(brand.name)}</a>}
      </h2>
      <Problem error={work.error} />
      {brand.channels.length === 0 && (
        <p class="lead">
          No channels{adds && ": what changes is seen here only."}
        </p>
      )}
      <ul>
        {brand.channels.map((url, i) => (
          <li key={url}>
            <span class="name">{show(channelName(url))}</span>
            {tests === null && isSilent(url)
              ? (
                <span class="alarm">
                  Not confirmed: alerts begin when the link in our mail is opened
                </span>
              )
              : <Outcome test={tests?.[i]} />}
            {mayChange && (
              <button
                type="button"
                class="quiet"
                disabled={work.isBusy}
                aria-label={`Remove ${show(channelName(url))}`}
                onClick={() => void work.attempt(() => remove(url))}
              >
                Remove
              </button>
            )}
          </li>
        ))}
      </ul>
      {isAdmin.value && <Sending brand={brand} work={work} show={setTests} />}
      {adds && mayChange && <ChannelWizard brands={[brand]} heading="h3" />}
      {adds && <Feeds brand={brand} work={work} />}
    </section>
  );
}

/** Sends through the channels: a test, and what did not arrive. */
function Sending({ brand: { id, channels, alerts_given_up }, work, show }: {
  brand: WatchedBrand;
  work: Attempt;
  show: (tests: readonly ChannelTest[]) => void;
}): JSX.Element {
  const { watch } = service();
  const replay = async () => announce(`${count(await watch.replay(id))} alerts are sent again`);
  return (
    <div class="buttons">
      {channels.length > 0 && (
        <button
          type="button"
          disabled={work.isBusy}
          onClick={() => void work.attempt(async () => show(await watch.testChannels(id)))}
        >
          Send a test alert
        </button>
      )}
      {alerts_given_up > 0 && (
        <button
          type="button"
          disabled={work.isBusy}
          onClick={() => void work.attempt(replay)}
        >
          Send {count(alerts_given_up)} undelivered alerts again
        </button>
      )}
    </div>
  );
}

function Feeds({ brand, work }: { brand: WatchedBrand; work: Attempt }): JSX.Element | null {
  const { feed_blocklist } = brand;
  if (feed_blocklist === null) return null;
  const replace = async () => {
    await service().watch.replaceFeed(brand.id);
    await announce("The old address has ended");
  };
  return (
    <>
      <h3>Blocklist</h3>
      <p class="lead">Names that you reported, for resolvers. Anyone who knows its address can read it.</p>
      <div class="buttons">
        <button type="button" onClick={() => void copy(location.origin + feed_blocklist, "the blocklist")}>
          Copy its address
        </button>
        <button
          type="button"
          class="danger"
          disabled={work.isBusy}
          onClick={() => void work.attempt(replace)}
        >
          Replace address
        </button>
      </div>
    </>
  );
}

function Outcome({ test }: { test: ChannelTest | undefined }): JSX.Element | null {
  if (test === undefined) return null;
  return test.error === ""
    ? <span class="good">Arrived</span>
    : <span class="alarm">Not delivered: {show(test.error)}</span>;
}

/** The channels of all brands. */
export function channelsPage(): Page {
  return { element: mount(<AllChannels />, "watch channelspage", "Channels"), enter: follow };
}

function AllChannels(): JSX.Element {
  const all = brands.value;
  return (
    <>
      <h1>Channels</h1>
      <p class="lead">Where alerts go.</p>
      <Problem error={problem.value} retry={() => void refresh()} />
      {all === null && problem.value === null && <p class="none" role="status">Loading …</p>}
      {all?.length === 0 && isAdmin.value && (
        <p class="empty">
          Channels belong to a brand. <a href="#brands">Watch a brand</a> first.
        </p>
      )}
      {!isAdmin.value && <p class="none">An admin of your team adds, tests and removes them.</p>}
      {isAdmin.value && all !== null && all.length > 0 && (
        <section class="sheet">
          <ChannelWizard brands={all} heading="h2" />
        </section>
      )}
      {all?.map((brand) => <Channels key={brand.id} brand={brand} adds={false} />)}
      <Toast />
    </>
  );
}
