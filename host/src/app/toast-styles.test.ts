import { adoptToastStyles } from './toast-styles';

interface StylePlace {
  firstChild: { data: string };
  parentNode: Node;
}

const LIBRARY = '_goober';
const placeOf = () => (window as { [LIBRARY]?: StylePlace })[LIBRARY];

/** A style sheet as in a browser; jsdom's is read-only. */
class WritableSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const ownSheet = Object.getOwnPropertyDescriptor(window, 'CSSStyleSheet');

afterEach(() => {
  if (ownSheet) Object.defineProperty(window, 'CSSStyleSheet', ownSheet);
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  Reflect.deleteProperty(window, LIBRARY);
});

describe("the toasts' styles", () => {
  it('go into a sheet of the page, beside those it has, and never into an element', () => {
    const before = new WritableSheet();
    Object.assign(window, { CSSStyleSheet: WritableSheet });
    Object.assign(document, { adoptedStyleSheets: [before] });
    adoptToastStyles(document);
    const [saved, sheet] = document.adoptedStyleSheets as unknown as WritableSheet[];
    expect(saved).toBe(before);
    const place = placeOf();
    if (!place) throw new Error('no place');
    expect(place.firstChild.data).toBe('');
    place.firstChild.data = '.a{color:red}';
    place.firstChild.data += '.b{color:blue}';
    expect(sheet?.text).toBe('.a{color:red}.b{color:blue}');
    expect(place.firstChild.data).toBe(sheet?.text);
    expect(document.querySelector('style')).toBeNull();
  });

  it('are left to the library in a browser that knows no such sheets', () => {
    // jsdom is such a browser.
    adoptToastStyles(document);
    expect(placeOf()).toBeUndefined();
  });
});
