import { screen } from '@testing-library/react';
import { answerCalls, forgetShops, makeSiteSettings } from '@pasal/shared/testing';
import { renderHost } from '../testing/render-host';
import { AnnouncementBar } from './announcement-bar';

const sale = {
  number: 7,
  en: { text: 'Dashain sale', link_text: 'See the deals' },
  link: '/product-category/weekly_deals',
};

afterEach(() => {
  forgetShops();
  localStorage.clear();
  document.documentElement.removeAttribute('data-closed');
});

function announce(announcement: object) {
  answerCalls({
    siteSettings: {
      settings: makeSiteSettings(),
      version: 1,
      announcement: { ...sale, ...announcement },
    },
  });
  return renderHost(
    <>
      <AnnouncementBar />
      <main tabIndex={-1}>The page</main>
    </>,
  );
}
const bar = () => screen.findByRole('complementary', { name: 'Announcement' });

test('it says what the shop announces, with its one link', async () => {
  announce({});
  expect(await bar()).toHaveTextContent('Dashain sale See the deals');
  expect(screen.getByRole('link', { name: 'See the deals' })).toHaveAttribute('href', sale.link);
});

test('a link elsewhere is a link elsewhere, and none is none', async () => {
  const { unmount } = announce({ link: 'https://pasal.example/' });
  expect(await screen.findByRole('link')).toHaveAttribute('href', 'https://pasal.example/');
  unmount();
  announce({ en: { text: 'Closed today', link_text: '' }, link: '' });
  expect(await bar()).toHaveTextContent('Closed today');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('who closes it never sees this one again, and the next one is seen', async () => {
  const { user, unmount } = announce({});
  await user.click(await screen.findByRole('button', { name: 'Close the announcement' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(localStorage.getItem('pasal:announcement')).toBe('7');
  unmount();
  // As the document's own script leaves it.
  announce({ number: 8 });
  expect(await bar()).toBeVisible();
});

test('a browser that remembers nothing still closes it', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { user } = announce({});
  await user.click(await screen.findByRole('button', { name: 'Close the announcement' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
