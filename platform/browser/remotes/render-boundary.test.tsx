import { renderHost, makeFakeRemotes } from '../../../host/src/testing/render-host';
import { NO_HEALTH } from './health';
import { RenderBoundary } from './render-boundary';

function Broken(): never {
  throw new Error('no price');
}

test('a part that breaks is held against its release, in the version of this page', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = jest.fn();
  const fake = makeFakeRemotes(() => Promise.reject(new Error('away')));
  const { getByText } = renderHost(
    <RenderBoundary remote="catalog" fallback={() => 'away for now'}>
      <Broken />
    </RenderBoundary>,
    { remotes: { ...fake, health: { ...NO_HEALTH, failed } } },
  );
  expect(getByText('away for now')).toBeInTheDocument();
  expect(failed.mock.calls).toEqual([['catalog', 'render', '1', new Error('no price')]]);
  log.mockClear();
});
