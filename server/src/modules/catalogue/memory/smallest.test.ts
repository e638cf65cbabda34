import { smallest } from './smallest';

/** The same numbers at every run. */
function* numbers() {
  for (let state = 3; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state;
  }
}

test('the smallest of any numbers are those a whole sort has first', () => {
  const random = numbers();
  const upTo = (end: number) => Number(random.next().value) % end;
  for (let round = 0; round < 500; round += 1) {
    const kinds = 1 + upTo(60);
    const some = Float64Array.from({ length: upTo(300) }, () => upTo(kinds));
    const most = 1 + upTo(120);
    expect(smallest(some.slice(), most)).toEqual(some.toSorted().slice(0, most));
  }
});
