import { calls } from './whole';

/** Names of values that prove or reveal a person's identity. */
const SECRETS = new Set(['phone', 'serial', 'order_number', 'link', 'email', 'password']);

test('what visitors prove themselves by stands in no address of a call, which proxies write down', () => {
  const named = Object.values(calls).flatMap(({ name, access, path, ...call }) => {
    const query = 'query' in call ? Object.keys(call.query.properties) : [];
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, part = '']) => part);
    const found = [...query, ...inPath].filter((each) => SECRETS.has(each));
    return access === 'public' ? found.map((each) => `${name} ${each}`) : [];
  });
  expect(named).toEqual([]);
});
