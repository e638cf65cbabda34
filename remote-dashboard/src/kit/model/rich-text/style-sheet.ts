/** Rules by selector: `.name`, `tag`, or `tag.name`. */
export type StyleRules = ReadonlyMap<string, string>;

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const SELECTOR = /^(?:[a-z][a-z0-9]*)?(?:\.[\w-]+)?$/i;

/**
 * The rules of a document's style sheet: spreadsheets and word processors define formats there by class. More
 * complex selectors are ignored.
 */
export function readStyleRules(page: Document): StyleRules {
  const rules = new Map<string, string>();
  for (const { textContent } of page.querySelectorAll('style')) {
    const text = (textContent ?? '').replaceAll(/<!--|-->|\/\*[^]*?\*\//g, '');
    for (const [, selectors = '', declarations = ''] of text.matchAll(RULE)) {
      for (const selector of selectors.split(',').map((name) => name.trim())) {
        if (selector === '' || !SELECTOR.test(selector)) continue;
        const name = selector.toLowerCase();
        rules.set(name, `${rules.get(name) ?? ''};${declarations}`);
      }
    }
  }
  return rules;
}

/** An element's complete style: rules for its tag and classes, then its own. */
export function styleOf(element: Element, rules: StyleRules): string {
  const own = element.getAttribute('data-style') ?? '';
  if (rules.size === 0) return own;
  const tag = element.tagName.toLowerCase();
  const classes = [...element.classList].map((name) => `.${name.toLowerCase()}`);
  const names = [tag, ...classes, ...classes.map((name) => tag + name)];
  return [...names.map((name) => rules.get(name) ?? ''), own].filter(Boolean).join(';');
}
