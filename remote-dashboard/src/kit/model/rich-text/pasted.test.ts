import { readPasted } from './read-html';
import { readPlain } from './read-plain';
import { writeHtml } from './write-html';

const pasted = (html: string) => writeHtml(readPasted(html));
const plain = (text: string) => writeHtml(readPlain(text));

const span = (text: string, style: string) =>
  `<span style="font-size:11pt;font-family:Arial;color:#000000;background-color:transparent;${style}">${text}</span>`;
const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;

describe('what is pasted keeps its meaning and loses its clutter (D360)', () => {
  test('Google Docs: the wrapper is not bold, its spans are', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">' +
      `<p dir="ltr">${span('Sees ', 'font-weight:400')}${span('at night', 'font-weight:700;font-style:normal')}${span(' to 40 m', 'font-weight:400;font-style:italic')}${span('2', 'font-weight:400;font-size:0.6em;vertical-align:super')}</p>` +
      '<ul><li dir="ltr" aria-level="1"><p role="presentation">box</p></li><li aria-level="2"><p>screws</p></li>' +
      '<ul><li aria-level="3"><p>nuts</p></li></ul><li aria-level="1"><p>bag</p></li></ul><br>' +
      `<p><a href="https://a.np/" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">Manual</span></a></p></b>`;
    expect(pasted(html)).toBe(
      '<p>Sees <strong>at night</strong><em> to 40 m</em><sup>2</sup></p>' +
        '<ul><li>box<ul><li>screws<ul><li>nuts</li></ul></li></ul></li><li>bag</li></ul>' +
        '<p><br /></p><p><a href="https://a.np/">Manual</a></p>',
    );
  });

  test('Word: paragraphs that are drawn as items are lists with their levels', () => {
    const html =
      '<html xmlns:o="urn:x"><head><style><!-- p.MsoNormal {margin:0in; font-size:11.0pt;} .Loud {font-weight:bold} --></style></head><body>' +
      "<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='color:black'>Box\nof four</span></b> H<sub>2</sub>O <span class=Loud>loud</span><o:p></o:p></p>" +
      item(1, '·', 'one') +
      item(2, 'o', 'two') +
      item(1, '1.', 'first') +
      item(1, 'b)', 'second') +
      "<p class=MsoListParagraph>§&nbsp;&nbsp; bare</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p style='mso-hide:all'>secret</p></body></html>";
    expect(pasted(html)).toBe(
      '<p><strong>Box of four</strong> H<sub>2</sub>O <strong>loud</strong></p>' +
        '<ul><li>one<ul><li>two</li></ul></li></ul><ol><li>first</li><li>second</li></ol><ul><li>bare</li></ul>',
    );
  });

  test.each([
    [
      'Word on the web has each item in a list of its own',
      '<div class="ListContainerWrapper"><ul><li data-aria-level="1" aria-level="1"><p>a</p></li></ul></div>' +
        '<div class="ListContainerWrapper"><ul><li aria-level="2"><p>b</p></li></ul></div>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    [
      'LibreOffice nests by the book',
      '<ul><li><p>a</p></li><ul><li><p>b</p></li></ul></ul><p><font color="#000000"><i>c</i></font></p>',
      '<ul><li>a<ul><li>b</li></ul></li></ul><p><em>c</em></p>',
    ],
    [
      'a chat in a browser breaks lines by its style',
      '<meta charset="utf-8"><span style="color: rgb(17, 27, 33); font-size: 14.2px; white-space: pre-wrap; background-color: rgb(255, 255, 255);"><strong style="font-weight:600">Dome</strong>\n4 MP\n\n✅ night</span>',
      '<p><strong>Dome</strong></p><p>4 MP</p><p><br /></p><p>✅ night</p>',
    ],
    ['code keeps its lines', '<pre>a\n  b</pre>', '<p>a</p><p>\u00a0\u00a0b</p>'],
    [
      'bullets that are typed are a list',
      '<p>• 4 MP</p><p>●&nbsp; night</p><p>plain</p>',
      '<ul><li>4 MP</li><li>night</li></ul><p>plain</p>',
    ],
    [
      'Excel says by a class what is bold, and merges cells',
      '<style><!--td{font-weight:400;color:black}.xl65{font-weight:700;text-align:center}--></style><table><tr><td class=xl65 rowspan=2>A</td><td>b</td></tr><tr><td>c</td></tr></table>',
      '<table><tbody><tr><td style="text-align:center"><strong>A</strong></td><td>b</td></tr><tr><td><br /></td><td>c</td></tr></tbody></table>',
    ],
    [
      'one cell of a sheet is its words',
      '<google-sheets-html-origin><table><tbody><tr><td style="font-weight:bold;text-align:right">1,200</td></tr></tbody></table>',
      '<p><strong>1,200</strong></p>',
    ],
    [
      'colours that were chosen stay',
      '<p style="color:#333">a<span style="color:#c0392b;background-color:#ffffff">b</span></p>',
      '<p>a<span style="color:#c0392b">b</span></p>',
    ],
    ['a bold heading is a heading', '<h1 style="font-weight:400">A</h1>', '<h2>A</h2>'],
    ['hidden words are none', '<p>a<span style="display:none">b</span></p>', '<p>a</p>'],
    [
      'lines of other elements stay lines',
      '<address>a</address><aside>b</aside>',
      '<p>a</p><p>b</p>',
    ],
    [
      'what stands in bold words and is not bold',
      '<strong>a <span style="font-weight:normal">b</span></strong>',
      '<p><strong>a </strong>b</p>',
    ],
  ])('%s', (_name, html, expected) => {
    expect(pasted(html)).toBe(expected);
  });

  test.each([
    [
      '*Dome camera* 🎥\r\n\r\n✅ 4 MP\n~Rs. 5000~ Rs. 4500\nCall _9800000000_',
      '<p><strong>Dome camera</strong> 🎥</p><p><br /></p><p>✅ 4 MP</p><p><s>Rs. 5000</s> Rs. 4500</p><p>Call <em>9800000000</em></p>',
    ],
    ['*_both_* and **bold**', '<p><strong><em>both</em></strong> and <strong>bold</strong></p>'],
    ['5*4*3, DS_2CE_16, * alone *, ~5 m', '<p>5*4*3, DS_2CE_16, * alone *, ~5 m</p>'],
    ['https://a.np/_x_/y and `code`', '<p>https://a.np/_x_/y and code</p>'],
    ['*रातो* क्यामेरा', '<p><strong>रातो</strong> क्यामेरा</p>'],
    ['• a\n  • b\n• c\nend', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><p>end</p>'],
    ['- a\n- *b*', '<ul><li>a</li><li><strong>b</strong></li></ul>'],
    ['1. a\n2) b\n१. c', '<ol><li>a</li><li>b</li><li>c</li></ol>'],
    ['- 5 °C', '<p>- 5 °C</p>'],
    ['2. floor', '<p>2. floor</p>'],
  ])('plain %j', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  test.each(['', ' \u200b', '\n\n'])('nothing of %j is a text', (text) => {
    expect(plain(text)).toBe('');
  });
});

test.each([
  ['an emptied list', [{ insert: '\n', attributes: { list: 'bullet' } }]],
  ['an emptied table', [{ insert: '\n\n', attributes: { table: 'row-1' } }]],
  ['signs nobody sees', [{ insert: '\u200b\ufeff\n' }]],
])('%s is no text', (_name, ops) => {
  expect(writeHtml(ops)).toBe('');
});
