import { emptyOrderForm } from '@pasal/shared/domain';
import { eraseDraft, loadDraft, saveDraft } from './draft-storage';

const values = { ...emptyOrderForm, customer_name: 'Sita', district_id: 27 };
const at = Date.now();
const attempt = { key: 'k', sent: ['{"phone":"+9779841234567"}'], waitingSince: 5 };

afterEach(() => sessionStorage.clear());

it('keeps the draft for this tab, not on disk (D20)', () => {
  const draft = { values, attempt, remember: true };
  saveDraft(draft);
  expect(loadDraft()).toEqual(draft);
  expect(localStorage).toHaveLength(0);
  eraseDraft();
  expect(sessionStorage).toHaveLength(0);
  expect(loadDraft()).toBeNull();
});

it.each([
  ['no JSON', '{'],
  ['a text', '"draft"'],
  ['nothing', 'null'],
  ['another version', JSON.stringify({ version: 0, at, values, attempt })],
  ['no time', JSON.stringify({ version: 1, values, attempt })],
  ['no values', JSON.stringify({ version: 1, at, attempt })],
  ['a field that is no text', JSON.stringify({ version: 1, at, values: { ...values, phone: 9 } })],
  [
    'a district that is none',
    JSON.stringify({ version: 1, at, values: { ...values, city_id: '1' } }),
  ],
  [
    'a delivery nobody knows',
    JSON.stringify({ version: 1, at, values: { ...values, delivery_type: 'drone' } }),
  ],
])('%s is no draft', (_case, text) => {
  sessionStorage.setItem('pasal:checkout', text);
  expect(loadDraft()).toBeNull();
});

it.each([
  ['no key', { ...attempt, key: undefined }],
  ['a body that is no JSON', { ...attempt, sent: ['{'] }],
  ['a time that is none', { ...attempt, waitingSince: 'now' }],
])('an attempt with %s is dropped, and what was typed stays', (_case, damaged) => {
  const draft = { version: 1, at, values, attempt: damaged };
  sessionStorage.setItem('pasal:checkout', JSON.stringify(draft));
  expect(loadDraft()).toEqual({ values, attempt: null, remember: false });
});

it.each([
  ['setItem', null],
  ['getItem', null],
  ['removeItem', { values, attempt, remember: false }],
] as const)('storage whose %s throws costs nothing but the reload', (method, left) => {
  const broken = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('full or forbidden', 'QuotaExceededError');
  });
  saveDraft({ values, attempt, remember: false });
  expect(eraseDraft).not.toThrow();
  // A draft that could not be written or read is absent; one that could not be erased is present.
  expect(loadDraft()).toEqual(left);
  broken.mockRestore();
});
