import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Answers } from "../../../http/answers.ts";
import { Ago } from "../parts/time.tsx";
import { confirm } from "../parts/dialog.tsx";
import { show } from "../parts/dom.ts";
import { Form, Labelled, Select } from "../parts/form.tsx";
import { Records } from "../parts/table.tsx";
import { Once } from "../parts/copy.tsx";
import { asOwner } from "../service/service.ts";
import { isTeamAdmin, lastSession } from "../shell/store.ts";
import type { Session } from "../../../client/session_types.ts";
import { attempt, EndableList, Page, resource, type SettingsPage, settingsParts, status } from "./parts.tsx";

type Role = NonNullable<Session["role"]>;

const ROLES: Readonly<Record<Role, string>> = {
  admin: "Admin: does everything",
  analyst: "Analyst: looks up, reviews, drafts reports",
  viewer: "Viewer: reads only",
};

const CHOICES = Object.entries(ROLES) as [Role, string][];

type Person = Answers["People"][number];

const people = resource<Person[]>("/v1/people");
const invitations = resource<Answers["Invitations"]>("/v1/invitations");
/** The link of a new invitation; empty without one. */
const link = signal("");

const pathOf = (name: string): string => `/v1/people/${encodeURIComponent(name)}`;

async function load(): Promise<void> {
  await Promise.all([people.load(), isTeamAdmin.value ? invitations.load() : null]);
}

/** Shows what is so now: others may have changed it first. */
const loadAgain = (): void => void attempt(load);

/** The page of a team's people, and of invitations to it, which only admins see and change. */
export const peoplePage: SettingsPage = {
  title: "People",
  load,
  View: () => {
    const open = invitations.value.value ?? [];
    return (
      <Page
        title="People"
        name="people"
        lead={
          <>
            The team <b>{show(lastSession.value.owner ?? "")}</b> shares all that is here.
            {settingsParts.map(({ aboutRoles }) => aboutRoles?.(lastSession.value))}
          </>
        }
      >
        {isTeamAdmin.value && <InviteForm />}
        {link.value !== "" && (
          <Once
            title="Send this link to your colleague"
            lead="It is not shown again. Whoever opens it first joins the team."
            label="The link"
            value={link.value}
            close={() => link.value = ""}
          />
        )}
        <div class="peoplelist">
          <Records
            caption="People of the team"
            all={people.value.value ?? []}
            idOf={({ name }) => name}
            columns={[
              ["Name", ({ name }) => show(name) + (name === lastSession.value.person ? " (you)" : "")],
              ["Role", (person) => <RoleOf {...person} />],
              ["Since", ({ created_at }) => <Ago as="day" at={created_at} />],
            ]}
            act={(person) =>
              isTeamAdmin.value && person.name !== lastSession.value.person && (
                <button
                  type="button"
                  onClick={() => askToRemove(person)}
                >
                  Remove
                </button>
              )}
          />
        </div>
        {open.length > 0 && (
          <EndableList
            title="Invitations"
            all={open}
            path="/v1/invitations"
            load={load}
            action="End"
            row={({ role, made_by, created_at, expires_at }, end) => (
              <>
                <span>{ROLES[role]}</span>
                <small>
                  from {made_by === "" ? "the command line" : show(made_by)}, <Ago at={created_at} /> · ends
                  {" "}
                  <Ago at={expires_at} />
                </small>
                {end}
              </>
            )}
          />
        )}
      </Page>
    );
  },
};

/** A person's role, which admins change here. */
function RoleOf({ name, role }: Person): JSX.Element {
  const askToChange = (role: Role) =>
    confirm({
      title: `Make ${name} ${role === "viewer" ? "a" : "an"} ${role}?`,
      action: "Change role",
      async act() {
        await asOwner("PUT", pathOf(name), { role });
        status.value = `${name} has the role ${role} from now on, and is signed out everywhere`;
        if (name === lastSession.value.person) location.reload();
      },
      closed: loadAgain,
      text: <p>{show(name)} is signed out everywhere, and the invitations that {show(name)} made end.</p>,
    });
  if (!isTeamAdmin.value) return <>{ROLES[role]}</>;
  return (
    <Select
      aria-label={show(`Role of ${name}`)}
      choices={CHOICES}
      chosen={role}
      choose={askToChange}
    />
  );
}

function InviteForm(): JSX.Element {
  const [role, setRole] = useState<Role>("analyst");
  const invite = async () => {
    const { path } = await asOwner<Answers["NewInvitation"]>("POST", "/v1/invitations", { role });
    link.value = location.origin + path;
    status.value = "The invitation was made. Copy its link now";
    await load();
  };
  return (
    <Form
      class="sheet invite"
      head={<h2>Invite a colleague</h2>}
      action="Make a link"
      send={invite}
      foot={<p class="hint">The link lets one person join, within three days.</p>}
    >
      <Labelled label="Role">
        <Select id="invite-role" choices={CHOICES} chosen={role} choose={setRole} />
      </Labelled>
    </Form>
  );
}

/** Says what ends with a person, and asks. */
function askToRemove({ name }: Person): void {
  confirm({
    title: `Remove ${name}?`,
    action: "Remove",
    async act() {
      await asOwner("DELETE", pathOf(name));
      status.value = `${name} was removed`;
    },
    closed: loadAgain,
    text: (
      <>
        <p>
          Their sessions, API keys and invitations end at once, what runs by them within a second.
        </p>
        <p>Brands, results, notes and shared links stay with the team.</p>
      </>
    ),
  });
}
