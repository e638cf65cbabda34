import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Banner, PostersResponse } from '@pasal/shared/contracts';
import {
  answerCalls,
  type CallAnswers,
  failWith,
  forgetShops,
  refuseWith,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { changesSent, me, openAsAdmin } from '../../../testing/as-admin';
import { BannersPage } from './banners-page';

afterEach(forgetShops);

const banner = (part: Partial<Banner>): Banner => ({
  id: 1,
  discount: '',
  title: 'Dashain',
  date_range: '',
  image: '/uploads/a.webp',
  title2: '',
  title3: '',
  title4: '',
  ...part,
});
const slides = ['/uploads/one.webp', '/uploads/two.webp'];
const posters = (request: Request): PostersResponse => ({
  posters: [
    new URL(request.url).searchParams.get('type') === 'hero'
      ? { id: 1, type: 'hero', images: slides }
      : { id: 2, type: 'category', images: ['a', 'b', 'c', 'd', 'e'].map((n) => `/uploads/${n}`) },
  ],
});
const answers: CallAnswers = {
  currentUser: { user: me },
  categories: { categories: [{ id: 1, name: 'Cameras', brands: [], children: [] }] },
  managedBanners: { banners: [banner({}), banner({ id: 2, title: '', image: '' })] },
  posters,
};
const open = () => openAsAdmin(<BannersPage />, patterns.banners);
const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

describe('banners and posters', () => {
  it('say what is on the home page, and where a poster leads (R3.4: "the first four are used")', async () => {
    answerCalls(answers);
    open();
    const [first, second] = await rowsOf('Banners');
    expect(first).toHaveTextContent('DashainNepali missingOn the home page');
    expect(second).toHaveTextContent('Banner without a titleWaiting');
    const categories = await rowsOf('Category posters');
    await waitFor(() => expect(categories[0]).toHaveTextContent('Picture 1Links to Cameras'));
    expect(categories[4]).toHaveTextContent('Not shown (only the first four are)');
  });

  it('banners are put into order by keyboard and by dragging', async () => {
    const server = answerCalls({ ...answers, orderBanners: { message: 'Saved.' } });
    const { user } = open();
    (await screen.findByRole('button', { name: 'Move Dashain down' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(changesSent(server)).toHaveLength(1));
    const [first, second] = await rowsOf('Banners');
    if (!first || !second) throw new Error('two banners');
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Banners' })).toHaveAttribute('aria-busy', 'false'),
    );
    const dataTransfer = { setData: () => undefined };
    fireEvent.dragStart(second, { dataTransfer });
    fireEvent.dragOver(first, { dataTransfer });
    fireEvent.drop(first, { dataTransfer });
    await waitFor(() =>
      expect(changesSent(server)).toEqual([
        ['PUT /site/banner/order', { ids: [2, 1] }],
        ['PUT /site/banner/order', { ids: [2, 1] }],
      ]),
    );
  });

  it('a file that is no picture, or too large, is refused before it is sent', async () => {
    const server = answerCalls(answers);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add banner' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add banner' }));
    await user.type(dialog.getByLabelText('Title'), 'Tihar');
    const input = dialog.getByLabelText('Choose a picture');
    fireEvent.change(input, {
      target: { files: [new File(['x'], 'notes.pdf', { type: 'application/pdf' })] },
    });
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      "notes.pdf isn't a PNG, JPEG, WebP or AVIF picture.",
    );
    expect(dialog.getByLabelText('Title')).toHaveValue('Tihar');
    expect(
      within(dialog.getByRole('figure', { name: 'Preview' })).getByText('Tihar'),
    ).toBeVisible();
    expect(changesSent(server)).toEqual([]);
  });

  it('a slide is removed, after asking, with what was seen before', async () => {
    const server = answerCalls({
      ...answers,
      changePosterImages: { message: 'Saved.', images: [] },
    });
    const { user } = open();
    const [first] = await rowsOf('Hero slides');
    await user.click(
      within(first as HTMLElement).getByRole('button', { name: 'Remove picture 1' }),
    );
    expect(changesSent(server)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(changesSent(server)).toEqual([
        ['PUT /site/poster/hero', { images: ['/uploads/two.webp'], seen: slides }],
      ]),
    );
  });

  it('a list someone else changed meanwhile: the words of the server stay', async () => {
    const message = 'Someone else has changed this in the meantime.';
    answerCalls({ ...answers, changePosterImages: refuseWith('CONFLICT', message) });
    const { user } = open();
    const [first] = await rowsOf('Hero slides');
    await user.click(
      within(first as HTMLElement).getByRole('button', { name: 'Move Picture 1 down' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('loading, failed with retry, empty', async () => {
    const server = answerCalls({ ...answers, managedBanners: failWith(500, {}) });
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the banners.');
    server.set('managedBanners', { banners: [] });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(
      await screen.findByText('No banners. The home page starts with the hero.'),
    ).toBeInTheDocument();
  });
});
