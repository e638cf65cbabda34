import { render as renderInPage, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import parseInBrowser from 'html-dom-parser/lib/client/html-to-dom';
import { richText } from './rich-text';

const words = (markup: string) => markup.replace(/<\/?span>/g, '');
const render = (html: string) => renderToStaticMarkup(<>{richText(html)}</>);

test('keeps what the editor can produce', () => {
  const html =
    '<p><strong>a</strong><em>b</em><u>c</u><s>d</s></p><hr/>' +
    '<p><span>e</span></p>' +
    '<table><tbody><tr><td colSpan="2">f</td></tr></tbody></table>' +
    '<ul><li>g</li></ul>';
  expect(render(html)).toBe(html);
});

test('the look the editor set stays, as a class: a policy refuses the attribute', () => {
  const html =
    '<p style="text-align:center">a</p><table><tbody><tr>' +
    '<td colspan="2" style="color:#c63d17;font-size:24px">b</td></tr></tbody></table>';
  renderInPage(<>{richText(html)}</>);
  expect(screen.getByText('a')).toHaveStyle({ 'text-align': 'center' });
  expect(screen.getByText('b')).toHaveStyle({ color: '#c63d17', 'font-size': '24px' });
  expect(screen.getByText('b')).toHaveAttribute('colspan', '2');
  expect(render(html)).not.toContain('style=');
});

test('a link keeps a safe address only', () => {
  expect(render('<a href="https://pasal.test/x">a</a>')).toBe(
    '<a href="https://pasal.test/x" rel="nofollow noopener">a</a>',
  );
  expect(render('<a href="/contact">a</a>')).toContain('href="/contact"');
  for (const href of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.test',
    '/\\evil.test',
  ]) {
    expect(render(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
  }
});

test.each([
  ['<script>alert(1)</script>', ''],
  ['<style>p{}</style>', ''],
  ['<img src=x onerror=alert(1)>', '<span></span>'],
  ['<p onclick="alert(1)" id="x" class="y">a</p>', '<p>a</p>'],
  ['<iframe src="https://evil.test">a</iframe>', ''],
  ['<svg><script>alert(1)</script><a href="javascript:x">b</a></svg>', '<span><a>b</a></span>'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  [
    '<p style="background:url(//x);position:fixed;color:expression(1);font-size:999px">a</p>',
    '<p>a</p>',
  ],
  ['<form action="/x"><input name="a"><button>b</button></form>', 'b'],
  ['<template><img src=x onerror=alert(1)></template>', ''],
  ['<h1>a</h1>', '<span>a</span>'],
  ['<!-- a --><p>b</p>', '<p>b</p>'],
  ['<constructor>a</constructor><tostring>b</tostring>', 'ab'],
  ['a &lt;script&gt; &amp; b', 'a &lt;script&gt; &amp; b'],
])('%s leaves %s', (html, left) => {
  const markup = render(html);
  expect(markup).not.toMatch(/<(?!\/?(span|p|a|table|tbody)\b)|\son\w+=|javascript:|url\(/i);
  expect(words(markup)).toContain(words(left));
});

test.each([
  '<table><tr><td>a</td></tr></table>',
  '<table>\n<tr>\n<td>a</td>\n</tr>\n<tr><td>b</td></tr></table>',
  '<table><thead><tr><th>a</th></tr></thead><tr><td>b</td></tr></table>',
  '<table><tr><td>a</td></tr><tbody><tr><td>b</td></tr></tbody><tr><td>c</td></tr></table>',
  '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>',
  '<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>',
])('a browser reads the document a server made of %s as it was made', (html) => {
  const sent = render(html);
  const read = document.createElement('div');
  read.innerHTML = sent;
  expect(read.innerHTML).toBe(sent);
});

test('a table of many parts neither exhausts the stack nor loses a word', () => {
  const html = `<table>x${'<tr><td>a</td></tr><tbody></tbody>'.repeat(3000)}</table>`;
  expect(richText(html)).toHaveLength(1);
  expect(render('<table>x<tr><td>a</td></tr></table>')).toContain('x');
});

test('nesting made to exhaust the stack ends', () => {
  expect(render('<b>'.repeat(5000) + 'x').length).toBeLessThan(1000);
});

test('the parser of the browser gives the same elements', () => {
  const html = '<p>a<strong>b</strong></p><table><tbody><tr><td>c</td></tr></tbody></table>';
  const names = parseInBrowser(html).map((node) => ('name' in node ? node.name : node.type));
  expect(names).toEqual(['p', 'table']);
});
