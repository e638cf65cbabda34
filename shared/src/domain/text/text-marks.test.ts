import { marksOf } from './text-marks';

test.each([
  ['b', '', { bold: true }],
  ['b', 'font-weight:normal', { bold: false }],
  ['STRONG', 'font-weight: 400 !important', { bold: false }],
  ['span', 'font-weight:700;font-style:italic', { bold: true, italic: true }],
  ['span', 'font-weight: 600', { bold: true }],
  [
    'span',
    'font-weight:400;font-style:normal;text-decoration:none',
    { bold: false, italic: false },
  ],
  ['span', 'font: italic bold 12px/1.4 Arial', { bold: true, italic: true }],
  ['span', 'font: 700 12px Arial', { bold: true }],
  ['span', 'font: 900px Arial', {}],
  ['span', 'text-decoration: underline line-through', { underline: true, strike: true }],
  ['span', 'text-decoration-line: line-through', { strike: true }],
  ['u', 'text-decoration:none', { underline: false }],
  ['ins', '', { underline: true }],
  ['del', '', { strike: true }],
  ['sup', '', { script: 'super' }],
  ['sup', 'vertical-align:baseline', { script: false }],
  ['span', 'vertical-align:baseline', {}],
  ['span', 'font-size:0.6em;vertical-align:super', { script: 'super' }],
  ['span', 'vertical-align:sub', { script: 'sub' }],
  ['span', 'position:relative;mso-text-raise:3.0pt', { script: 'super' }],
  ['span', 'mso-text-raise:-3.0pt', { script: 'sub' }],
  ['span', 'font-weight:inherit;color:red', {}],
  ['constructor', 'x', {}],
])('%s with "%s"', (element, style, marks) => {
  expect(marksOf(element, style)).toEqual(marks);
});
