import { type ComponentChild, type ComponentChildren, Fragment, type JSX } from "preact";
import { show } from "./dom.ts";

/** What is known of something: a text, several, or an element; empty for nothing. */
export type Fact = readonly [name: string, value: ComponentChild | readonly string[]];

/** A text of somebody else, or an element. */
const shown = (value: ComponentChild): ComponentChild =>
  typeof value === "string" || typeof value === "number" ? show(value) : value;

/** Facts by name, those that are known. */
export function Facts({ of: facts }: { of: readonly Fact[] }): JSX.Element {
  return (
    <dl class="facts">
      {facts.map(([name, value]) => {
        const values = valuesOf(value);
        return values.length > 0 && (
          <Fragment key={name}>
            <dt>{show(name)}</dt>
            {values.map((each, at) => <dd key={at}>{shown(each)}</dd>)}
          </Fragment>
        );
      })}
    </dl>
  );
}

const valuesOf = (value: Fact[1]): ComponentChild[] =>
  (Array.isArray(value) ? value as string[] : [value as ComponentChild]).filter((each) =>
    each != null && each !== ""
  );

/** Figures side by side, each with what it counts. */
export function Figures({ of: figures }: {
  of: readonly (readonly [name: string, value: ComponentChild])[];
}): JSX.Element {
  return (
    <dl class="figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A section of facts; nothing when none is known. */
export function FactList({ title, facts }: { title: string; facts: readonly Fact[] }): JSX.Element | null {
  if (facts.every(([, value]) => valuesOf(value).length === 0)) return null;
  return (
    <Section title={title}>
      <Facts of={facts} />
    </Section>
  );
}

/** A part of what is known, with its title. */
export function Section({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <section data-name={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
