/** As much of a text node as the toasts' style library uses. */
interface StyleText {
  data: string;
}

/**
 * Where the toasts' style library looks for its style element. By itself it makes one and writes text
 * into it, which the page's policy forbids; here each text becomes a sheet, which no policy concerns.
 */
export function keepToastStyles(page: Document): void {
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

/** A sheet of the page that belongs to no element; null in a browser that knows none. */
function sheetOf(page: Document): CSSStyleSheet | null {
  try {
    const sheet = new CSSStyleSheet();
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    return sheet;
  } catch {
    return null;
  }
}
