/** The part of a text node that the toasts' style library uses. */
interface StyleText {
  data: string;
}

/**
 * Gives the toasts' style library the style element it looks for. By itself it makes one and writes text into
 * it, which the page's policy forbids; here each text becomes a sheet, which the policy allows.
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

/** Returns a new sheet of the page without an element; null in a browser without such sheets. */
function sheetOf(page: Document): CSSStyleSheet | null {
  try {
    const sheet = new CSSStyleSheet();
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    return sheet;
  } catch {
    return null;
  }
}
