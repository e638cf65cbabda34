import { askLater } from './ask-later';

const LATEST = 600;
const NAMED = [
  { url: '/host/1/host.js', integrity: 'sha384-host', run: true },
  { url: '/remotes/catalog/1/entry.js', integrity: 'sha384-entry', run: true },
  { url: '/remotes/catalog/1/home.js', integrity: 'sha384-home', run: false },
];

/** A document that names the scripts, as the server renders it. */
function renderedPage(body = ''): Document {
  const page = document.implementation.createHTMLDocument();
  const list = `<script type="application/json" id="scripts">${JSON.stringify(NAMED)}</script>`;
  page.body.innerHTML = `${body}${list}`;
  return page;
}

const PICTURE = '<img src="/a.webp" fetchpriority="high" alt="">';

/** jsdom loads no pictures and says each one is complete. */
function loadingPicture(page: Document): HTMLImageElement {
  const picture = page.querySelector('img');
  if (!picture) throw new Error('no picture');
  Object.defineProperty(picture, 'complete', { value: false });
  return picture;
}

const asked = (page: Document) => [...page.head.querySelectorAll('script, link')];

/** A frame, and what is put off until it is painted. */
const paint = () => jest.advanceTimersByTime(50);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the scripts a rendered document names', () => {
  it('runs some in their order and only fetches the others, each with its integrity', () => {
    const page = renderedPage();
    askLater(page, LATEST);
    expect(asked(page)).toEqual([]);
    paint();
    const [host, entry, home] = asked(page);
    for (const [at, element] of [host, entry].entries()) {
      expect(element).toHaveProperty('tagName', 'SCRIPT');
      expect(element).toHaveProperty('async', false);
      expect(element?.getAttribute('src')).toBe(NAMED[at]?.url);
    }
    expect(home).toHaveProperty('tagName', 'LINK');
    expect(home).toMatchObject({ rel: 'preload', as: 'script' });
    expect(home?.getAttribute('href')).toBe(NAMED[2]?.url);
    for (const [at, element] of asked(page).entries()) {
      expect(element).toHaveProperty('integrity', NAMED[at]?.integrity);
      expect(element).toHaveProperty('crossOrigin', 'anonymous');
    }
  });

  it.each(['load', 'error'])('waits for the largest picture, to its %s event', (event) => {
    const page = renderedPage(PICTURE);
    const picture = loadingPicture(page);
    askLater(page, LATEST);
    jest.advanceTimersByTime(LATEST / 2);
    expect(asked(page)).toEqual([]);
    picture.dispatchEvent(new Event(event));
    expect(asked(page)).toEqual([]);
    paint();
    expect(asked(page)).toHaveLength(NAMED.length);
  });

  it('waits no longer than it is told to', () => {
    const page = renderedPage(PICTURE);
    loadingPicture(page);
    askLater(page, LATEST);
    jest.advanceTimersByTime(LATEST - 1);
    expect(asked(page)).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(asked(page)).toHaveLength(NAMED.length);
  });

  it('asks at once when it is told to, and never again', () => {
    const page = renderedPage(PICTURE);
    const picture = loadingPicture(page);
    const askNow = askLater(page, LATEST);
    askNow();
    expect(asked(page)).toHaveLength(NAMED.length);
    askNow();
    picture.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(2 * LATEST);
    expect(asked(page)).toHaveLength(NAMED.length);
  });

  it('asks for none in a document that names none', () => {
    const page = document.implementation.createHTMLDocument();
    askLater(page, LATEST)();
    expect(asked(page)).toEqual([]);
  });
});
