import { CART_CODE_DAYS, PAGE_KINDS, TEXT_LANGUAGES } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain/nepali';
import { PICTURE_DAYS, SENT_DAYS, UNSENT_DAYS } from '../../keeping-days';
import { OPENED_MINUTES } from '../../orders/opened-order';
import { firstText } from './first-texts';

const facts = { shop: 'Himal Shop', returnDays: 10, exchangeDays: 15 };
const english = (kind: (typeof PAGE_KINDS)[number], more = {}) =>
  firstText({ kind, language: 'en' }, { ...facts, ...more });
const nepali = (kind: (typeof PAGE_KINDS)[number], more = {}) =>
  firstText({ kind, language: 'ne' }, { ...facts, ...more });

test('the privacy text says what is kept, and for how long, as it is kept (D364)', () => {
  const text = english('privacy');
  expect(text).not.toMatch(/no cookies for shoppers|only to check prices/);
  expect(text).toContain(`for ${OPENED_MINUTES} minutes after you track an order`);
  expect(text).toMatch(/send your cart by a code, we keep what is in it for 7 days/);
  for (const days of [CART_CODE_DAYS, PICTURE_DAYS, SENT_DAYS, UNSENT_DAYS]) {
    expect(text).toContain(`${days} days`);
    expect(nepali('privacy')).toContain(`${writeDigits(days)} दिन`);
  }
  expect(text).toMatch(/courier company/);
  expect(text).toMatch(/network address/);
});

test('returns are as form and owner’s days are', () => {
  for (const kind of ['returns', 'terms', 'questions'] as const) {
    expect(english(kind)).toMatch(/within 10 days, and for another piece within 15 days/);
    expect(nepali(kind)).toMatch(/१० दिनभित्र.*१५ दिनभित्र/);
  }
  expect(english('returns', { returnDays: 0 })).not.toMatch(/your money back within/);
  const never = english('returns', { returnDays: 0, exchangeDays: 0 });
  expect(never).not.toMatch(/within/);
  expect(never).toMatch(/call or write to us/);
});

test('one last moment to cancel, in both languages', () => {
  for (const kind of ['terms', 'questions'] as const) {
    expect(english(kind)).toMatch(/until it leaves the shop/);
    expect(nepali(kind)).toMatch(/पसलबाट ननिस्केसम्म/);
  }
});

test('every page has its text in both languages', () => {
  for (const kind of PAGE_KINDS) {
    for (const language of TEXT_LANGUAGES) {
      expect(firstText({ kind, language }, facts)).toContain('Himal Shop');
    }
  }
});
