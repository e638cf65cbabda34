import { createProxyCheck } from '../../limits/counted-address';
import { createRequestIds } from './request-id';

const NEW = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const idOf = (
  given: string | string[] | undefined,
  remoteAddress = '10.0.0.1',
  trusted = '10.0.0.1',
) =>
  createRequestIds(createProxyCheck(trusted === '' ? [] : [trusted]))({
    headers: given === undefined ? {} : { 'x-request-id': given },
    socket: { remoteAddress } as never,
  });

test.each([
  '6f1d8e0c4b2a49d7b6a3c1e2f4058697',
  'b0e7f1a2-0d3c-4f7a-9d7e-2a1b3c4d5e6f',
  'Root=1-67891233-abcdef012345678912345678',
])('the id %s of a proxy that is trusted is kept', (given) => {
  expect(idOf(given)).toBe(given);
});

test.each([
  ['short', 'short'],
  ['long', 'a'.repeat(101)],
  ['with a line break', 'abcdefgh\nijklmnop'],
  ['with a quote', 'abcdefgh"ijklmnop'],
  ['in Nepali', 'अनुरोधअनुरोध'],
  ['absent', undefined],
  ['there twice', ['abcdefgh1', 'abcdefgh2']],
])('one that is %s gives way to a new one', (_, given) => {
  expect(idOf(given)).toMatch(NEW);
});

test.each([
  ['somebody else', '203.0.113.9', '10.0.0.1'],
  ['anybody while no proxy is named', '127.0.0.1', ''],
])('so does one that comes from %s', (_, from, trusted) => {
  expect(idOf('6f1d8e0c4b2a49d7', from, trusted)).toMatch(NEW);
});
