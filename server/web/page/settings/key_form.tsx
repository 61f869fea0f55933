import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ShownKey } from "../../../auth/keys.ts";
import { Field, FieldError, Form, Labelled, Select } from "../parts/form.tsx";
import { found } from "../shell/store.ts";
import { asOwner } from "../service/service.ts";

const CORE_SCOPES: readonly [scope: string, name: string, what: string][] = [
  ["lookup:squat", "look-alikes", "Look-alikes of a domain that exist"],
  ["lookup:nxdomain", "free names", "Look-alikes that are free to register"],
  ["analyze", "analyze", "Everything about one host"],
  ["ct", "certificates", "Search in certificate transparency"],
  ["watch", "watch", "Watch brands and their look-alikes"],
];

/** The scopes of keys: scope, short name, description. */
export const scopeNames = (): typeof CORE_SCOPES => [
  ...CORE_SCOPES,
  ...Object.values(found.value?.extensions ?? {}).flatMap(Object.entries<string>)
    .map(([scope, what]): typeof CORE_SCOPES[number] => [scope, scope, what]),
];
const EXPIRIES: readonly [value: string, name: string][] = [
  ["7", "7 days"],
  ["30", "30 days"],
  ["60", "60 days"],
  ["90", "90 days"],
  ["never", "Never"],
];

/** The form that makes a key. */
export function KeyForm({ made, close }: {
  /** Called with the key and its value. */
  made: (key: ShownKey, value: string) => void;
  /** Called when the user cancels. */
  close: () => void;
}): JSX.Element {
  const [expires, setExpires] = useState("90");
  const send = async (entered: FormData) => {
    const name = String(entered.get("key-name")).trim();
    const scopes = entered.getAll("scope");
    if (name === "") {
      throw new FieldError("key-name", "Enter a name, so that you know later what the key is for");
    }
    if (scopes.length === 0) throw new Error("Choose at least one use of the key");
    const { key, ...record } = await asOwner<ShownKey & { key: string }>("POST", "/v1/keys", {
      name,
      scopes,
      expires,
    });
    made(record, key);
  };
  return (
    <Form
      class="sheet keyform"
      aria-labelledby="form-title"
      head={<h2 id="form-title">New key</h2>}
      action="Make key"
      beside={<button type="button" onClick={close}>Cancel</button>}
      isFirst
      send={send}
    >
      <Field id="key-name" label="Name" autoComplete="off" maxLength={60} placeholder="Build server" />
      <fieldset class="scopes">
        <legend>It may be used for</legend>
        {scopeNames().map(([scope, , what]) => (
          <label key={scope} class="check">
            <input type="checkbox" name="scope" value={scope} />
            <span>
              {what} <small>{scope}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Labelled label="It expires after">
        <Select choices={EXPIRIES} chosen={expires} choose={setExpires} />
      </Labelled>
    </Form>
  );
}
