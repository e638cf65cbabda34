import { __PRIVATE__ as styles } from 'styled-components';
import { readStyles, STYLES_ELEMENT } from './written-styles';

/**
 * Adopts the styles of a server-rendered page, as styled-components does with its own output: existing styles are not
 * made again, and keep their order. Runs before any style of the page is declared.
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
