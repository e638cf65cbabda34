import { screen } from '@testing-library/react';
import { forgetShops } from '@pasal/shared/testing';
import { renderHost } from '../testing/render-host';
import { OwnPage } from './own-page';

const mockScript = jest.fn((): { ownPages: object } => {
  throw new Error('no line');
});
jest.mock('./own-pages', () => mockScript());

afterEach(forgetShops);

test('a page says when its script does not come, comes when it is tried again, and then at once', async () => {
  const { user, unmount } = renderHost(<OwnPage page="terms" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(await screen.findByText('This page could not be loaded')).toBeInTheDocument();
  mockScript.mockReturnValue({ ownPages: { terms: () => <h1>Terms</h1> } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Terms' })).toBeInTheDocument();
  unmount();
  // A page that the server has rendered must show at once.
  renderHost(<OwnPage page="terms" />);
  expect(screen.getByRole('heading', { name: 'Terms' })).toBeInTheDocument();
});
