import { ServerStyleSheet } from 'styled-components';

/** Most forms of components that are remembered; a form is made of what a visitor's page says. */
const MOST_FORMS = 5000;

/**
 * Makes the sheets of pages that are rendered on the server. A sheet has the styles of its page and no
 * others, in the order and with the marks the browser takes them over by; what they compile to is
 * remembered for the next page, because compiling takes as long as half of what React does.
 */
export function makePageSheets(): () => ServerStyleSheet {
  const compiled = new Map<string, string[]>();

  return () => {
    const page = new ServerStyleSheet();
    const { instance } = page;
    const has = instance.hasNameForId.bind(instance);
    const insert = instance.insertRules.bind(instance);
    instance.hasNameForId = (id, name) => {
      if (has(id, name)) return true;
      const rules = compiled.get(`${id} ${name}`);
      if (rules) insert(id, name, rules);
      return rules !== undefined;
    };
    instance.insertRules = (id, name, rules) => {
      if (compiled.size >= MOST_FORMS) compiled.clear();
      compiled.set(`${id} ${name}`, rules);
      insert(id, name, rules);
    };
    return page;
  };
}
