import { baseApi } from './base-api';
import { injectEndpoints, onInjected } from './inject-endpoints';

/** Another team's endpoint of some name, and one that is only its own. */
const injectBeside = (name: string) =>
  injectEndpoints({
    endpoints: (build) => ({
      [`own-${name}`]: build.query<string, void>({ query: () => '/own' }),
      [name]: build.query<string, void>({ query: () => '/other' }),
    }),
  });

const clash = () =>
  injectEndpoints({
    endpoints: (build) => ({
      fresh: build.query<string, void>({ query: () => '/fresh' }),
      first: build.query<string, void>({ query: () => '/mine' }),
    }),
  });

test('an endpoint of a taken name throws, and nothing of its injection is added', () => {
  injectBeside('first');
  expect(Object.keys(baseApi.endpoints)).toEqual(['own-first', 'first']);
  expect(() => injectBeside('first')).toThrow('endpoints that are there already: own-first, first');
  expect(clash).toThrow('endpoints that are there already: first');
  expect(Object.keys(baseApi.endpoints)).toEqual(['own-first', 'first']);
});

test('who listens hears of every injection until it ends', () => {
  const heard = jest.fn();
  const stop = onInjected(heard);
  injectBeside('second');
  stop();
  injectBeside('third');
  expect(heard).toHaveBeenCalledTimes(1);
});
