import { ServerStyleSheet } from 'styled-components';

/** The largest number of component forms in the cache; props of a page decide how many forms there are. */
const MOST_FORMS = 5000;

/**
 * Makes the style sheets of pages that are rendered on the server. A sheet has the styles of its page and no
 * others, in the order and with the marks that the browser needs to take them over. Compiled styles are
 * cached for the next page, because compiling takes half as long as React does.
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
