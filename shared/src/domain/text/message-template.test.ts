import { fillTemplate, unknownPlaceholders } from './message-template';

const values = { name: 'Sita {total}', order: 'NP-2026-000007', total: 'Rs. 9,000', day: null };

test('placeholders become what the order says, and what a buyer wrote stays as it is', () => {
  expect(fillTemplate('{name}: {order}, {total}. {total}!', values)).toBe(
    'Sita {total}: NP-2026-000007, Rs. 9,000. Rs. 9,000!',
  );
  expect(fillTemplate('नमस्ते $& $1', values)).toBe('नमस्ते $& $1');
});

test('a message about a day is none for an order without one', () => {
  expect(fillTemplate('It comes on {day}.', values)).toBeNull();
  expect(fillTemplate('It comes on {day}.', { ...values, day: 'Friday' })).toBe(
    'It comes on Friday.',
  );
});

test('what stands for nothing is found as it is written', () => {
  expect(unknownPlaceholders('{name} {Name} {} { order } {phone}')).toEqual([
    '{Name}',
    '{}',
    '{ order }',
    '{phone}',
  ]);
  expect(unknownPlaceholders('{name}{order}{total}{day} } {')).toEqual([]);
});
