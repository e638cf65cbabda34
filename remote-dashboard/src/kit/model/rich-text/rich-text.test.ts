import { RICH_TEXT_ELEMENTS, richTextStylesOf } from '@pasal/shared/domain';
import { readHtml } from './read-html';
import { writeHtml } from './write-html';

const again = (html: string) => writeHtml(readHtml(html));

describe('what the editor makes is read back as it was written', () => {
  test.each([
    '<p>plain</p>',
    '<p><strong>b</strong><em>i</em><u>u</u><s>s</s></p>',
    '<p><span style="color:#c0392b;font-size:24px"><strong><em><u><s>all</s></u></em></strong></span></p>',
    '<p style="text-align:center">centre</p><p style="text-align:right">r</p><p style="text-align:justify">j</p>',
    '<p><a href="https://pasal.example/?a=1&amp;b=2">link</a></p>',
    '<p>above</p><hr /><p>below</p>',
    '<hr />',
    '<table><tbody><tr><td>a</td><td style="text-align:right">b</td></tr><tr><td><br /></td><td><strong>d</strong></td></tr></tbody></table><p>after</p>',
    '<h2>two</h2><h3>three</h3><blockquote>said</blockquote>',
    '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul><ol><li>1</li></ol>',
    '<p>a</p><p><br /></p><p>b</p>',
    '<p>1 &lt; 2 &amp; 3 &gt; 2 "said"</p>',
    '<p>two \u00a0spaces</p>',
    '<p>12 m<sup>2</sup>, H<sub>2</sub>O, <strong><sup>b</sup></strong></p>',
    '<p>सुरक्षा क्यामेरा</p>',
  ])('%s', (html) => {
    expect(again(html)).toBe(html);
  });
});

test('what was written keeps to the list of the server', () => {
  const html = again('<h1 style="color:red;position:fixed">x</h1><div><font>y</font></div>');
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.body.querySelectorAll('*')) {
    const allowed = RICH_TEXT_ELEMENTS[element.tagName.toLowerCase()];
    expect(allowed).toBeDefined();
    for (const { name, value } of element.attributes) {
      expect(name === 'style' ? Object.keys(richTextStylesOf(value)) : allowed).not.toEqual([]);
    }
  }
});

test.each([
  ['', ''],
  ['<p> </p><p><br></p>', ''],
  ['bare words', '<p>bare words</p>'],
  ['<p>a\n   b</p>\n<p>c</p>', '<p>a b</p><p>c</p>'],
  ['<p>a<br>b<br></p>', '<p>a</p><p>b</p>'],
  ['<h1>a</h1><h6>b</h6>', '<h2>a</h2><h4>b</h4>'],
  ['<p style="text-align:left">a</p>', '<p>a</p>'],
  [
    '<p style="color:#112233">a<b>b</b></p>',
    '<p><span style="color:#112233">a</span><span style="color:#112233"><strong>b</strong></span></p>',
  ],
  ['<p><a href="javascript:alert(1)">a</a><script>b</script><img src=x onerror=c></p>', '<p>a</p>'],
  ['<span style="font-size:200px;color:url(x)">a</span>', '<p>a</p>'],
  [
    '<table><tr><th colspan="2">A</th></tr><tr><td><p>b</p><p>c</p></td></tr></table>',
    '<table><tbody><tr><td><strong>A</strong></td><td><br /></td></tr><tr><td>b c</td><td><br /></td></tr></tbody></table>',
  ],
])('%s is taken over as %s', (html, taken) => {
  expect(again(html)).toBe(taken);
  expect(again(taken)).toBe(taken);
});

test('every space the editor shows is shown on the page', () => {
  expect(writeHtml([{ insert: ' a  b\tc \n' }])).toBe(
    '<p>\u00a0a \u00a0b \u00a0\u00a0\u00a0c\u00a0</p>',
  );
});
