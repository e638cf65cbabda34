/**
 * @jest-environment node
 */
import { decodeText, UnreadableText } from './decode-text';

const TEXT = 'id,title\r\n68,"बत्ती – Câble, 50°"\r\n';
const le = Buffer.from(TEXT, 'utf16le');
const be = Buffer.from(le).swap16();
const western = Buffer.concat([
  Buffer.from('id,title\r\n68,"C'),
  Buffer.from([0xe2]),
  Buffer.from('ble r'),
  Buffer.from([0xe9]),
  Buffer.from('seau '),
  Buffer.from([0x96]),
  Buffer.from(' 10 m, 50'),
  Buffer.from([0xb0]),
  Buffer.from('"\r\n'),
]);

test.each([
  ['UTF-8', Buffer.from(TEXT), 'utf-8'],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`), 'utf-8'],
  ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), le]), 'utf-16le'],
  ['UTF-16 the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), be]), 'utf-16be'],
  ['UTF-16 without a mark', le, 'utf-16le'],
  ['UTF-16 the other way round without one', be, 'utf-16be'],
])('%s is found by its bytes', (_name, bytes, encoding) => {
  expect(decodeText(new Uint8Array(bytes))).toEqual({ text: TEXT, encoding });
});

test('what Excel saves in western Windows keeps its letters, and is said', () => {
  expect(decodeText(new Uint8Array(western))).toEqual({
    text: 'id,title\r\n68,"Câble réseau – 10 m, 50°"\r\n',
    encoding: 'windows-1252',
  });
});

test.each([
  ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x69, 0, 0, 0])],
  ['a picture', Buffer.from([0x89, 0x50, 0, 0, 0x0d, 0, 0x1a, 0, 0, 0, 0, 0x0d])],
  [
    'UTF-8 of which a letter is damaged',
    Buffer.concat([Buffer.from(TEXT), Buffer.from([0xff, 0xe0])]),
  ],
])('%s is refused', (_name, bytes) => {
  expect(() => decodeText(new Uint8Array(bytes))).toThrow(UnreadableText);
});
