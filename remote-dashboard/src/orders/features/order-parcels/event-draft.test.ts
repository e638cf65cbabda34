import { checkEvent, eventBody, type EventDraft } from './event-draft';

const draft: EventDraft = {
  reason: '',
  courier: '4',
  consignment: '',
  remarks: '',
  cash_taken: ' ५९००.५० ',
  charge: '१५०',
  counts: [],
};

test('money of an event is taken in Devanagari digits as in ASCII ones', () => {
  expect(checkEvent(draft, 'delivered', false)).toEqual({});
  expect(eventBody(draft, 'delivered')).toMatchObject({ cash_taken: 5900.5 });
  expect(checkEvent(draft, 'handed_over', false)).toEqual({});
  expect(eventBody(draft, 'handed_over')).toMatchObject({ charge: 150 });
  expect(Object.keys(checkEvent({ ...draft, cash_taken: 'कति' }, 'delivered', false))).toEqual([
    'cash_taken',
  ]);
});
