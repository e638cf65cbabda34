/** @jest-environment jsdom */
import { isRichTextLink, RICH_TEXT_ELEMENTS, RICH_TEXT_STYLES } from '@pasal/shared/domain';
import * as fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { sanitiseRichText } from './rich-text';
import { XSS_CORPUS } from './rich-text.corpus';

function foreignAttributes(element: Element, name: string): string[] {
  const allowed = RICH_TEXT_ELEMENTS[name] ?? [];
  return [...element.attributes].flatMap(({ name: attribute, value }) => {
    if (attribute === 'style') {
      const wrong = value.split(';').filter((declaration) => {
        const [property = '', given = ''] = declaration.split(':');
        return RICH_TEXT_STYLES[property]?.test(given) !== true;
      });
      return wrong.map((declaration) => `${name} style ${declaration}`);
    }
    const isWrongLink = attribute === 'href' && !isRichTextLink(value);
    return !allowed.includes(attribute) || isWrongLink ? [`${name} ${attribute}=${value}`] : [];
  });
}

/** Lists what a browser's own parser finds in the text and the allow-list does not contain. */
function foreign(html: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    if (!Object.hasOwn(RICH_TEXT_ELEMENTS, name)) return [name];
    return foreignAttributes(element, name);
  });
}

describe('the corpus', () => {
  test('finds something in nearly every vector as long as nothing is done', () => {
    const harmless = XSS_CORPUS.filter((html) => foreign(html).length === 0);
    expect(XSS_CORPUS.length).toBeGreaterThan(70);
    expect(harmless.length).toBeLessThan(XSS_CORPUS.length / 10);
  });

  test.each(XSS_CORPUS)('%s is harmless and stays as it is', (html) => {
    const clean = sanitiseRichText(html);
    expect(foreign(clean)).toEqual([]);
    expect(sanitiseRichText(clean)).toBe(clean);
  });

  test('is harmless in one piece, and inside a table and a link', () => {
    const all = XSS_CORPUS.join('\n');
    for (const html of [all, `<table><tr><td>${all}`, `<a href="https://a.np">${all}</a>`]) {
      const clean = sanitiseRichText(html);
      expect(foreign(clean)).toEqual([]);
      expect(sanitiseRichText(clean)).toBe(clean);
    }
  });
});

/** Versions before 2.17.6 returned their text unchanged, which browsers read as elements there. */
test.each(['svg', 'math'])('the library lets no element through inside %s', (around) => {
  for (const element of ['textarea', 'xmp']) {
    const text = `<${around}><${element}><img src=x onerror=alert(1)></${element}></${around}>`;
    const clean = sanitizeHtml(text, { allowedTags: [around, element], allowVulnerableTags: true });
    expect(foreign(clean)).not.toContain('img');
  }
});

describe('what the editor makes', () => {
  test.each([
    '<p style="text-align:center">Sees <strong>in</strong> the <em>dark</em></p>',
    '<p><u>a</u><s>b</s><b>c</b><i>d</i></p>',
    '<p><span style="color:#ff0000;font-size:24px">big</span></p>',
    '<p><span style="color:rgb(1, 2, 3);background-color:yellow">lit</span></p>',
    '<a href="https://pasal.example/terms">t</a><a href="/cart">c</a>',
    '<a href="mailto:a@b.np">m</a><a href="tel:+97714000000">p</a>',
    '<table><tbody><tr><th colspan="2">A</th></tr><tr><td rowspan="3">क</td></tr></tbody></table>',
    '<h2>A</h2><hr /><ul><li>x &amp; y &lt; z</li></ul><blockquote>q</blockquote>',
  ])('%s stays as it is', (html) => {
    expect(sanitiseRichText(html)).toBe(html);
  });
});

describe('what other programs say by styles and lines stays (D360)', () => {
  test.each([
    [
      '<b style="font-weight:normal"><p><span style="font-weight:400">a</span><span style="font-weight:700;color:#ff0000">b</span></p></b>',
      '<span><p><span>a</span><span style="color:#ff0000"><strong>b</strong></span></p></span>',
    ],
    [
      '<strong>a<span style="font-weight:400;font-style:italic">b</span></strong>',
      '<span><strong>a</strong><span><em>b</em></span></span>',
    ],
    ['<span style="vertical-align:super">2</span>', '<span><sup>2</sup></span>'],
    [
      '<a href="/cart"><span style="text-decoration:underline">c</span></a>',
      '<a href="/cart"><span>c</span></a>',
    ],
    [
      '<table style="font-weight:bold"><tbody><tr><td>x</td></tr></tbody></table>',
      '<table><tbody><tr><td><strong>x</strong></td></tr></tbody></table>',
    ],
    ['<div>one</div><div>two</div>', '<p>one</p><p>two</p>'],
    ['<div><div>a</div><ul><li>b</li></ul></div>', '<p>a</p><ul><li>b</li></ul>'],
    ['<h1>a</h1><h6>b</h6>', '<h2>a</h2><h4>b</h4>'],
    ['<del>a</del><ins>b</ins><sub>c</sub>', '<s>a</s><u>b</u><sub>c</sub>'],
  ])('%s is stored as %s', (html, stored) => {
    expect(sanitiseRichText(html)).toBe(stored);
    expect(sanitiseRichText(stored)).toBe(stored);
  });
});

test.each([
  ['<div><section>Words <font>stay</font></section></div>', '<p>Words stay</p>'],
  ['<p>a<script>b</script><style>c</style>d</p>', '<p>ad</p>'],
  ['<span style="font-size:200px;color:red">x</span>', '<span style="color:red">x</span>'],
  ['<span style="position:fixed;top:0">x</span>', '<span>x</span>'],
  [
    '<table><tbody><tr><td colspan="100">x</td></tr></tbody></table>',
    '<table><tbody><tr><td>x</td></tr></tbody></table>',
  ],
  ['<a href="//evil.test">x</a>', '<a>x</a>'],
  ['<a href="/\\evil.test">x</a>', '<a>x</a>'],
  ['<p onclick="x()" class="a" id="b">x</p>', '<p>x</p>'],
  ['', ''],
])('%s becomes %s', (html, clean) => {
  expect(sanitiseRichText(html)).toBe(clean);
});

/** A text as a browser serialises it after parsing, in the spelling of the sanitiser. */
function inBrowser(html: string): string {
  const panel = document.createElement('div');
  panel.innerHTML = html;
  return panel.innerHTML.replaceAll(/<(br|hr)>/g, '<$1 />').replaceAll('&nbsp;', '\u00a0');
}

/** The same by a server's parser, which repairs nothing. */
const onServer = (html: string) =>
  sanitizeHtml(html, { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true });

/** The server parses it as a browser does, and a second pass changes nothing. */
function expectSettled(clean: string): void {
  expect(inBrowser(clean)).toBe(clean);
  expect(onServer(clean)).toBe(clean);
  expect(sanitiseRichText(clean)).toBe(clean);
}

test.each([
  ['<a href="/a">one<a href="/b">two</a></a>', '<a href="/a">one</a><a href="/b">two</a>'],
  [
    '<table>words<tr><td>cell</td></tr></table>',
    'words<table><tbody><tr><td>cell</td></tr></tbody></table>',
  ],
  [
    '<table><tr><td>a<td>b<tr><td>c</table>',
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
  ],
  ['<p>one<p>two', '<p>one</p><p>two</p>'],
  ['<p>one<ul><li>two</ul>three</p>', '<p>one</p><ul><li>two</li></ul>three<p></p>'],
  ['<b><p>one</b>two</p>', '<b><p>one</p></b>two<p></p>'],
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<td>alone</td><tr><td>and more', 'aloneand more'],
  ['<h2>a<h3>b</h3></h2>', '<h2>a</h2><h3>b</h3>'],
  ['</p>end', '<p></p>end'],
  ['</br>', '<br />'],
  [
    '<p><table><tr><td>x</td></tr></table></p>',
    '<p></p><table><tbody><tr><td>x</td></tr></tbody></table><p></p>',
  ],
])('crooked %s is kept as a browser reads it', (html, expected) => {
  expect(sanitiseRichText(html)).toBe(expected);
  expectSettled(expected);
});

/** The sorted letters of a text; another order is no loss. */
const letters = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .split('')
    .toSorted()
    .join('');

test.each([
  '<a href="/a"><table><a href="/b">x</a></table></a>',
  '<table><tr><b>x<td>y</td></tr></table>',
  '<table><a href="/x"><tr><td><table>y</table></td></tr></a></table>',
  '<s><u><i><p>a</s><h2>b</u></p>c</h2>',
  '<span style="color:red"><ul><span><li>a</span><p>b',
  '<li>a<li>b<ul><li>c</li>',
  '<table><thead>x<tbody>y<tr>z<th>w',
])('of crooked %s no word is lost', (html) => {
  const clean = sanitiseRichText(html);
  expectSettled(clean);
  expect(letters(clean)).toBe(letters(html));
});

test('any mixture of elements is kept as a browser reads it', () => {
  const names = Object.keys(RICH_TEXT_ELEMENTS);
  const piece = fc.oneof(
    fc.constantFrom(...names.map((name) => `<${name}>`)),
    fc.constantFrom(...names.map((name) => `</${name}>`)),
    fc.constantFrom(
      'a',
      ' ',
      '\n',
      '<a href="/x">',
      '<td colspan="2">',
      '&amp;',
      '&lt;b&gt;',
      '\u00a0',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) =>
      expectSettled(sanitiseRichText(pieces.join(''))),
    ),
    { numRuns: 2000 },
  );
});

test('nesting without end comes to one', () => {
  const clean = sanitiseRichText(`${'<b>'.repeat(20_000)}deep`);
  expect(clean.match(/<b>/g)).toHaveLength(60);
  expect(clean).toContain('deep');
});
