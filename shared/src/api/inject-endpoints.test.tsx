import { answerAddresses, makeTestStore } from '@pasal/shared/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import * as calls from '../contracts/calls';
import { baseApi } from './base-api';
import { mutationOf, queryOf } from './endpoint';
import { endpointOfCall, injectEndpoints, onInjected } from './inject-endpoints';

const LIST = { products: [], total: 0 };
const namesInApi = () => Object.keys(baseApi.endpoints);

/** The catalogue's endpoints of this page, and those of another team with the same calls under its own names. */
const catalog = injectEndpoints({
  endpoints: (build) => ({ publicProducts: queryOf(build, calls.publicProducts) }),
});
const offers = injectEndpoints({
  endpoints: (build) => ({
    goods: queryOf(build, calls.publicProducts),
    freshGoods: queryOf(build, calls.publicProducts, { keepUnusedDataFor: 0 }),
    publicProducts: build.query<string, void>({ query: () => '/own' }),
    addDistrict: mutationOf(build, calls.addDistrict),
  }),
});
const other = injectEndpoints({
  endpoints: (build) => ({ addDistrict: mutationOf(build, calls.addDistrict) }),
});

const inStore = () => {
  const store = makeTestStore();
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>{children}</Provider>
  );
  return { wrapper };
};

test('two remotes that read one call share its endpoint, whatever they call it; others stay their own', () => {
  expect(namesInApi()).toEqual(
    expect.arrayContaining([
      'publicProducts',
      'freshGoods',
      'publicProducts~2',
      'addDistrict',
      'addDistrict~2',
    ]),
  );
  expect(namesInApi()).not.toContain('goods');
  expect(offers.endpoints.goods).toBe(catalog.endpoints.publicProducts);
  expect(offers.endpoints.publicProducts).not.toBe(catalog.endpoints.publicProducts);
  expect(other.endpoints.addDistrict).not.toBe(offers.endpoints.addDistrict);
  expect(endpointOfCall('publicProducts')).toEqual({
    name: 'publicProducts',
    endpoint: catalog.endpoints.publicProducts,
  });
  expect(endpointOfCall('goods')).toBeUndefined();
});

/** Reads the hooks of both remotes. */
const useBoth = () => [
  catalog.usePublicProductsQuery({}).data,
  offers.useGoodsQuery({}).data,
  offers.usePublicProductsQuery().data,
];

test('one answer serves the hooks of both, each under its own name', async () => {
  const server = answerAddresses({ 'GET /product/public': LIST, 'GET /own': 'own' });
  const { wrapper } = inStore();
  const { result } = renderHook(useBoth, { wrapper });
  await waitFor(() => expect(result.current).toEqual([LIST, LIST, 'own']));
  expect(server.calls.map(({ path }) => path)).toEqual(['/product/public', '/own']);
});

test('an endpoint of a name that is taken changes what its own remote asked for', async () => {
  const server = answerAddresses({ 'POST /branch': { message: 'Added' } });
  const { result } = renderHook(() => other.useAddDistrictMutation(), {
    wrapper: inStore().wrapper,
  });
  await act(() => result.current[0]({ body: { name: 'Lalitpur' } }));
  expect(server.calls.map(({ method }) => method)).toEqual(['POST']);
});

test('a release of the time before calls had names has its answers by the name of its endpoint', () => {
  const { name: _none, ...unnamed } = calls.staffProducts;
  const old = injectEndpoints({
    endpoints: (build) => ({
      staffProducts: queryOf(build, unnamed as typeof calls.staffProducts),
    }),
  });
  expect(endpointOfCall('staffProducts')?.endpoint).toBe(old.endpoints.staffProducts);
});

test('who listens hears of every injection until it ends', () => {
  const heard = jest.fn();
  const stop = onInjected(heard);
  injectEndpoints({ endpoints: () => ({}) });
  stop();
  injectEndpoints({ endpoints: () => ({}) });
  expect(heard).toHaveBeenCalledTimes(1);
});
