import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { SharedLink } from "../client.ts";
import { show } from "../../../web/page/parts/dom.ts";
import { Form, Labelled, Select } from "../../../web/page/parts/form.tsx";
import { service } from "../../../web/page/service/service.ts";
import { Ago } from "../../../web/page/parts/time.tsx";
import { useAttempt } from "../../../web/page/parts/attempt.ts";
import { CloseButton, Dialog, openDialog } from "../../../web/page/parts/dialog.tsx";
import { Copyable } from "../../../web/page/parts/copy.tsx";
import { Problem } from "../../../web/page/parts/problem.tsx";

/** Choices for the lifetime of a link. */
const HOURS: readonly (readonly [hours: number, title: string])[] = [
  [24, "a day"],
  [72, "three days"],
  [168, "a week"],
  [720, "30 days"],
];

/** Shows a dialog with the links of a result of a domain: to create, copy and revoke them. */
export function openShareDialog(uuid: string, domain: string): void {
  openDialog((close) => <ShareDialog uuid={uuid} domain={domain} close={close} />);
}

function ShareDialog(
  { uuid, domain, close }: { uuid: string; domain: string; close: () => void },
): JSX.Element {
  const [hours, setHours] = useState(72);
  const [made, setMade] = useState<string | null>(null);
  const [links, setLinks] = useState<readonly SharedLink[] | null>(null);
  const { error, attempt } = useAttempt();
  const load = async () => setLinks(await service().shares.list(uuid));
  useEffect(() => void attempt(load), []);
  const start = async () => {
    const { path } = await service().shares.result(uuid, hours);
    setMade(location.origin + path);
    await load();
  };
  return (
    <Dialog class="sheet share" aria-labelledby="share-title" close={close}>
      <h2 id="share-title">Share read-only</h2>
      <p>
        Anybody who has the link sees this result of {show(domain)}{" "}
        until it ends, without signing in, and nothing else.
      </p>
      <Problem error={error} />
      <Form class="linkform" action="Make a link" send={start}>
        <Labelled label="Works for">
          <Select choices={HOURS} chosen={hours} choose={setHours} />
        </Labelled>
      </Form>
      {made !== null && (
        <>
          <p>The link, shown once, as the service stores its hash alone:</p>
          <Copyable value={made} label="The link" />
        </>
      )}
      <Links
        links={links ?? []}
        revoke={(id) => void attempt(() => service().shares.revoke(id).then(load))}
      />
      <CloseButton />
    </Dialog>
  );
}

function Links(
  { links, revoke }: { links: readonly SharedLink[]; revoke: (id: string) => void },
): JSX.Element {
  if (links.length === 0) return <p class="none">No links yet</p>;
  return (
    <ul class="links" aria-label="Links" tabIndex={0}>
      {links.map(({ id, created_at, created_by, expires_at, revoked_at }) => {
        const isOver = Date.parse(expires_at) <= Date.now();
        return (
          <li key={id}>
            <span>
              Made <Ago at={created_at} /> by {show(created_by.replace(/^owner:/, ""))} ·{" "}
              <b>
                {revoked_at !== null ? "revoked" : isOver ? "ended" : (
                  <>
                    ends <Ago at={expires_at} />
                  </>
                )}
              </b>
            </span>
            {revoked_at === null && !isOver && (
              <button
                type="button"
                class="danger"
                onClick={() => revoke(id)}
              >
                Revoke
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
