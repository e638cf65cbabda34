import { viewedIds, withViewed } from './viewed';

const after = (...ids: number[]) => ids.reduce((text, id, at) => withViewed(text, id, at), '');

test('the last one looked at comes first, each product once', () => {
  expect(viewedIds(after(1, 2, 3, 1))).toEqual([1, 3, 2]);
  expect(viewedIds(after(1, 2, 3), 3)).toEqual([2, 1]);
});

test('no more than twelve are remembered', () => {
  const ids = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(viewedIds(after(...ids))).toEqual(ids.toReversed().slice(0, 12));
});

test.each(['', 'null', '{broken', '{"id":1}', '[{"id":"1","at":1},{"id":-1,"at":1},7,null]'])(
  'what is kept as %s is nothing, and the next look begins anew',
  (text) => {
    expect(viewedIds(text)).toEqual([]);
    expect(viewedIds(withViewed(text, 5, 1))).toEqual([5]);
  },
);
