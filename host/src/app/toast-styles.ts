/** The part of a text node that the toasts' style library uses. */
interface StyleText {
  data: string;
}

/**
 * Provides the style element that the toasts' style library looks for. By default it makes one and writes text into
 * it, which the page's policy forbids; here each text becomes a constructed style sheet, which the policy allows.
 */
export function adoptToastStyles(page: Document): void {
  if ('_goober' in window) return;
  let text = '';
  const sheet = sheetOf(page);
  if (!sheet) return;
  const firstChild: StyleText = {
    get data() {
      return text;
    },
    set data(next) {
      text = next;
      sheet.replaceSync(next);
    },
  };
  Object.assign(window, { _goober: { firstChild, parentNode: page.head } });
}

/** Adds a constructed style sheet to the page; null in a browser that does not support them. */
function sheetOf(page: Document): CSSStyleSheet | null {
  try {
    const sheet = new CSSStyleSheet();
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    return sheet;
  } catch {
    return null;
  }
}
