/** A part of a remote, as its record names it. */
export interface PartName {
  kind: 'pages' | 'slots';
  name: string;
}

/** When a part does something else than render, and what, as code. */
export interface Misdeed {
  when: string;
  does: string;
}

const THROWS = 'throw new Error("planted");';

const IN_BROWSER: Record<string, string> = {
  throws: THROWS,
  // React treats a thrown promise as suspense and waits for it.
  hangs: 'throw new Promise(() => {});',
};

const ON_SERVER: Record<string, string> = {
  throws: THROWS,
  hangs: 'for (;;);',
  exits: `process.nextTick(() => { ${THROWS} });`,
  memory: 'const held = []; for (;;) held.push(new Array(1e4).fill({}).map((each) => ({ each })));',
};

/** A remote's module with one part that does so. */
const planted = ({ kind, name }: PartName, { when, does }: Misdeed) => `
  const plant = (Part) => function Planted(props) {
    if (${when}) { ${does} }
    return (Part.type ?? Part)(props);
  };
  const planted = ({ remote }) => ({
    remote: { ...remote, ${kind}: { ...remote.${kind}, '${name}': () => remote.${kind}['${name}']().then(plant) } },
  });`;

/** The text added to a remote's entry, by which a part of it misbehaves. */
export const afterEntryOf = (remote: string, part: PartName, misdeed: Misdeed) => `
;(() => {${planted(part, misdeed)}
  const { get, init } = ${remote};
  ${remote} = { init, get: (name) => get(name).then((factory) => () => planted(factory())) };
})();
`;

/** The same until the page sets `pasalMended`. */
export const afterEntry = (remote: string, part: PartName, what: string) =>
  afterEntryOf(remote, part, { when: '!window.pasalMended', does: IN_BROWSER[what] ?? '' });

/** When the shop's name contains it, planted parts on the server misbehave. */
export const SIGNAL = 'planted';

/** The text added to a remote's build for the server. */
export const afterServerBuild = (part: PartName, what: string) => `
;(() => {
  const { useShopName } = require('@pasal/shared/shell');${planted(part, {
    when: `useShopName().includes('${SIGNAL}')`,
    does: ON_SERVER[what] ?? '',
  })}
  module.exports = planted(module.exports);
})();
`;

/** The same for a part that misbehaves from the start. */
export const afterServerBuildOf = (part: PartName, does: string) => `
;(() => {${planted(part, { when: 'true', does })}
  module.exports = planted(module.exports);
})();
`;
