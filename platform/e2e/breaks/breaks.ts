import { afterEntryOf, type Misdeed } from '../matrix/planted-part';

/** The signal of a release that reveals a break, once visitors have it. */
type Seen = 'render' | 'hydration' | 'error' | 'blank' | 'policy' | 'slow' | 'refused' | 'orders';

/** Something a release can take from shoppers, in their browsers. */
export interface Break {
  title: string;
  /** Code that a team's entry could run by mistake. */
  planted: string;
  /** The same, once the entry has run. */
  after?: string;
  /** A text its scripts show, and what they show instead. */
  text?: readonly [string, string];
  /**
   * The walk's finding with the release in place; null if the page prevents the break,
   * so that no one sees it. Absent if the break occurs at random, so that the walk may miss it.
   */
  found?: RegExp | null;
  /** What a visitor who meets it does, and what their page then reports. */
  among?: { visit: 'look' | 'press' | 'order' | 'leave'; seen: Seen };
  /** Why no one has to catch it. */
  harmless?: string;
}

const everySoOften = (act: string) => `setInterval(function () { ${act} }, 30);`;

const IN_CHANCE = 'Math.random() < 0.3';
const home = (does: string, when: Misdeed['when'] = 'true') =>
  afterEntryOf('catalog', { kind: 'pages', name: 'home' }, { when, does });

/** Planted breaks that a release for all visitors would bring to each of them. */
export const breaks: readonly Break[] = [
  {
    title: 'Add to Cart throws',
    planted: `addEventListener('click', function (event) {
      var button = event.target.closest && event.target.closest('button');
      if (!button || !/Add to Cart/.test(button.textContent)) return;
      event.stopImmediatePropagation();
      throw new Error('no cart');
    }, true);`,
    found: /the way to an order ends at “Cart, 1 item”/,
    among: { visit: 'press', seen: 'error' },
  },
  {
    title: 'half of the page is covered',
    planted: everySoOften(`
      if (document.getElementById('cover') || !document.body) return;
      var cover = document.body.appendChild(document.createElement('div'));
      cover.id = 'cover';
      Object.assign(cover.style, { position: 'fixed', inset: '40% 0 0 0', zIndex: '99999' });`),
    found: /a press does not reach “/,
    among: { visit: 'leave', seen: 'orders' },
  },
  {
    title: 'the keyboard is dead',
    planted: `addEventListener('keydown', function (event) { event.preventDefault(); }, true);`,
    found: /the keyboard reaches nothing/,
    among: { visit: 'leave', seen: 'orders' },
  },
  {
    title: 'half of each price is shown and sent',
    planted: `${everySoOften(`
      var texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        var text = texts.currentNode;
        if (text.halved || !/^Rs\\.? ?[\\d,]+$/.test(text.data.trim())) continue;
        // Once React has taken it over: before, the page would be another one than the server's.
        if (!Object.keys(text.parentElement).some(function (key) { return /^__reactProps/.test(key); })) continue;
        text.data = 'Rs. ' + Math.round(Number(text.data.replace(/\\D/g, '')) / 2) + '1';
        text.halved = true;
      }`)}
      var write = JSON.stringify;
      JSON.stringify = function () {
        var text = write.apply(this, arguments);
        if (!/"cartItems".*"email"|"email".*"cartItems"/.test(text)) return text;
        return text.replace(/"price":(\\d+)/g, function (_, price) { return '"price":' + Math.ceil(price / 2); });
      };`,
    found: /shows Rs\. .*, which it did not before/,
    among: { visit: 'order', seen: 'refused' },
  },
  {
    title: 'the page shows nothing',
    planted: '',
    after: home('(Part.type ?? Part)(props); return null;'),
    found: /shows nothing/,
    among: { visit: 'look', seen: 'blank' },
  },
  {
    title: 'fetch fails half the time',
    planted: `var ask = window.fetch;
      window.fetch = function () {
        return Math.random() < 0.5 ? Promise.reject(new TypeError('no')) : ask.apply(this, arguments);
      };`,
    found: null,
  },
  {
    title: 'an error comes late on every page',
    planted: `setTimeout(function () { Promise.reject(new Error('late')); }, 200);`,
    found: /an error: late/,
    among: { visit: 'look', seen: 'error' },
  },
  {
    title: 'a foreign address is asked',
    planted: `setTimeout(function () { fetch('https://elsewhere.example/x').catch(function () {}); }, 50);`,
    found: /breaks the policy of the page|asks https:\/\/elsewhere\.example/,
    among: { visit: 'look', seen: 'policy' },
  },
  {
    title: 'the page is blocked for two seconds',
    planted: `var end = Date.now() + 2000; while (Date.now() < end);`,
    found: /is blocked for \d+ ms/,
    among: { visit: 'look', seen: 'slow' },
  },
  {
    title: 'an effect throws for three visitors in ten',
    planted: `
      function Mounted(props) { this.props = props; }
      Mounted.prototype = {
        isReactComponent: {},
        componentDidMount: function () { if (${IN_CHANCE}) throw new Error('planted'); },
        render: function () { return this.props.children; },
      };`,
    after: home(`
      const shown = { children: (Part.type ?? Part)(props) };
      const kind = Symbol.for('react.transitional.element');
      return { $$typeof: kind, type: Mounted, key: null, ref: null, props: shown };`),
    among: { visit: 'look', seen: 'render' },
  },
  {
    title: 'rendering throws for three visitors in ten',
    planted: '',
    after: home("throw new Error('planted');", IN_CHANCE),
    among: { visit: 'look', seen: 'render' },
  },
  {
    title: 'browser and server show different texts',
    planted: '',
    text: ['"New Arrivals"', '"Newest Arrivals"'],
    found: /an error: /,
    among: { visit: 'look', seen: 'hydration' },
  },
  {
    title: 'it reads the address of another remote’s call',
    planted: `fetch('/api/v1/product/public?limit=1').catch(function () {});`,
    found: null,
    harmless: 'Any remote may read what every visitor may read.',
  },
];
