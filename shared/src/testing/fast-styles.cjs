const { createRequire } = require('node:module');

// The jsdom that the tests' surroundings are made of.
const ofJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = ofJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = ofJsdom('jsdom/lib/jsdom/living/generated/utils.js');

const ATTRIBUTE = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g;
const INNERMOST_FUNCTION = /:[\w-]+\([^()]*\)/g;
const PSEUDO = /::?[\w-]+/g;
const COMPOUND = /^([a-z][\w-]*)?(?:\.([\w-]+))?(?:[.#][\w-]+)*$/i;

/** Takes away what narrows a selector without naming a tag or class. */
function stripped(selector) {
  let text = selector.replace(ATTRIBUTE, '');
  while (INNERMOST_FUNCTION.test(text)) text = text.replace(INNERMOST_FUNCTION, '');
  return text.replace(PSEUDO, '');
}

/**
 * Of each alternative of a selector the class or else the tag an element must have; undefined where an
 * alternative asks for neither, or is not understood.
 */
function needs(selector) {
  // A rule without one, such as `@font-face`, is jsdom's own business.
  if (selector === undefined || selector.includes('\\')) return undefined;
  const needed = { tags: new Set(), classes: new Set() };
  for (const alternative of stripped(selector).split(',')) {
    const [, tag, name] =
      COMPOUND.exec(
        alternative
          .trim()
          .split(/[\s>+~]+/)
          .at(-1),
      ) ?? [];
    if (name) needed.classes.add(name.toLowerCase());
    else if (tag) needed.tags.add(tag.toLowerCase());
    else return undefined;
  }
  return needed;
}

const known = new Map();
function neededBy(selector) {
  if (!known.has(selector)) known.set(selector, needs(selector));
  return known.get(selector);
}

/** Whether a selector may match; where not, matching it would only take time. */
function mayMatch(element, selector) {
  const needed = neededBy(selector);
  if (needed === undefined || needed.tags.has(element.localName.toLowerCase())) return true;
  if (needed.classes.size === 0) return false;
  const names = element.getAttributeNS(null, 'class')?.toLowerCase() ?? '';
  return names.split(/\s+/).some((name) => needed.classes.has(name));
}

// jsdom asks every rule of every sheet for every element, and again after each change of the page.
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element, selector) && matchesDontThrow(element, selector);

/** Computed styles, kept as long as jsdom keeps the declarations they are made of. */
function keepComputedStyles(window) {
  const { getComputedStyle } = window;
  const kept = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return getComputedStyle(element, pseudo);
    const { _styleCache: before } = implForWrapper(window.document);
    const found = before && kept.get(before)?.get(element);
    if (found) return found;
    const style = getComputedStyle(element);
    const { _styleCache: declarations } = implForWrapper(window.document);
    if (!kept.has(declarations)) kept.set(declarations, new WeakMap());
    kept.get(declarations).set(element, style);
    return style;
  };
}

module.exports = { keepComputedStyles };
