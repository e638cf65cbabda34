import type { DeliverySettings } from '@pasal/shared/contracts';
import { deliveryDraftOf, deliveryOfDraft, deliveryProblems } from './delivery-draft';

const settings: DeliverySettings = {
  terms: { served: true, charge: 150, days: { from: 1, to: 3 }, fast_days: 1 },
  free_above: 5000,
  closed_weekdays: [6],
  closed_dates: ['2026-11-24', '2026-12-25'],
  map_url: 'https://maps.example/shop',
};

it('what is typed becomes the same settings again', () => {
  expect(deliveryOfDraft(deliveryDraftOf(settings))).toEqual(settings);
});

it('empty lines are no days, and no sum makes nothing free', () => {
  const draft = deliveryDraftOf(settings);
  const typed = { ...draft, free_above: ' ', closed_dates: '\n2026-11-24\n\n' };
  expect(deliveryOfDraft(typed)).toMatchObject({ free_above: null, closed_dates: ['2026-11-24'] });
});

const fieldOf = (path: string) => Object.keys(deliveryProblems([{ path, message: 'No.' }]))[0];

it('what the server refuses stands at the field it is typed in', () => {
  expect(fieldOf('settings.terms.charge')).toBe('terms.charge');
  expect(fieldOf('terms.days')).toBe('terms.days.to');
  expect(fieldOf('settings.closed_dates.0')).toBe('closed_dates');
  expect(fieldOf('settings.closed_weekdays')).toBe('weekdays');
});
