import { __PRIVATE__ as styles } from 'styled-components';
import { readStyles, STYLES_ELEMENT } from './written-styles';

/**
 * Takes over the styles of a page that the server has made, as styled-components does with what it writes itself:
 * what is there is not made again, and keeps its order. Runs before any style of the page is declared.
 */
export function takeStyles(page: Document): void {
  const element = page.getElementById(STYLES_ELEMENT);
  if (!element) return;
  const { mainSheet } = styles;
  for (const { id, names, rules } of readStyles(element.textContent)) {
    const [first = '', ...others] = names;
    mainSheet.insertRules(id, first, rules);
    for (const name of others) mainSheet.registerName(id, name);
  }
  element.remove();
}
