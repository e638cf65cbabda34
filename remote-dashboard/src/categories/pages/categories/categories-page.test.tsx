import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ManagedCategoriesResponse } from '@pasal/shared/contracts';
import {
  answerCalls,
  type CallAnswers,
  failWith,
  forgetShops,
  refuseWith,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { changesSent, choose, me, openAsAdmin } from '../../../testing/as-admin';
import { answerForms } from '../../../testing/form-answers';
import { CategoriesPage } from './categories-page';

beforeAll(answerForms);
afterEach(forgetShops);

const yale = { id: 11, name: 'Yale', logo: '/uploads/products/yale.webp' };
const nepcam = { id: 12, name: 'Nepcam', logo: null };
const cameras = { id: 1, name: 'Cameras', products: 3, brands: [nepcam], children: [] };
const locks = { id: 2, name: 'Locks', name_ne: 'ताल्चा', products: 1, brands: [], children: [] };
const data: ManagedCategoriesResponse = {
  categories: [cameras, locks],
  brands: [
    { ...nepcam, products: 3 },
    { ...yale, products: 0 },
  ],
};
const answers: CallAnswers = { currentUser: { user: me }, managedCategories: data };
const open = () => openAsAdmin(<CategoriesPage />, patterns.categories);

describe('categories and brands', () => {
  it('are listed with what they hold', async () => {
    answerCalls(answers);
    open();
    const categories = await screen.findByRole('list', { name: 'Categories' });
    const [first, second] = within(categories).getAllByRole('listitem');
    expect(first).toHaveTextContent('CamerasNepali missing3 products · 0 subcategories · 1 brand');
    expect(second).toHaveTextContent('Locksताल्चा1 product · 0 subcategories · 0 brands');
    const brands = screen.getByRole('list', { name: 'Brands' });
    expect(within(brands).getAllByRole('listitem')).toHaveLength(2);
  });

  it('categories are put into order by keyboard; the focus stays, the place is announced', async () => {
    const server = answerCalls({ ...answers, orderCategories: { message: 'Saved.' } });
    const { user } = open();
    const down = await screen.findByRole('button', { name: 'Move Cameras down' });
    down.focus();
    server.set('managedCategories', { ...data, categories: [locks, cameras] });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Cameras is now at place 2 of 2.')).toBeInTheDocument();
    await waitFor(() =>
      expect(changesSent(server)).toEqual([['PUT /category/order', { ids: [2, 1] }]]),
    );
    await waitFor(() =>
      expect(
        within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('listitem')[0],
      ).toHaveTextContent('Locks'),
    );
    expect(screen.getByRole('button', { name: 'Move Cameras down' })).toHaveFocus();
    // At the end the button stays, and has no effect.
    await user.keyboard('{Enter}');
    expect(changesSent(server)).toHaveLength(1);
  });

  it('a refused order is told, and the list shows what the server has', async () => {
    const message = 'Someone else has changed this in the meantime.';
    answerCalls({ ...answers, orderCategories: refuseWith('CONFLICT', message) });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Move Locks up' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    const list = screen.getByRole('list', { name: 'Categories' });
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Cameras');
  });

  it('names are given and changed; a taken one keeps the dialog with what was typed', async () => {
    const message = 'There is already a category of this name.';
    const server = answerCalls({
      ...answers,
      addCategory: refuseWith('CONFLICT', message),
      renameBrand: { message: 'Brand renamed successfully!', brand: yale },
    });
    const shop = open();
    await shop.user.click(await screen.findByRole('button', { name: 'Add category' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add category' }));
    await shop.user.type(dialog.getByLabelText(/^Name/), 'Locks');
    await shop.user.click(dialog.getByRole('button', { name: 'Add category' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Locks');
    await shop.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await choose(shop, 'Yale', 'Rename');
    const field = screen.getByLabelText(/^Name/);
    expect(field).toHaveValue('Yale');
    await shop.user.type(field, ' Nepal');
    await shop.user.type(screen.getByLabelText('In Nepali: Name'), 'येल नेपाल');
    await shop.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Brand renamed successfully!')).toBeInTheDocument();
    expect(changesSent(server)).toEqual([
      ['POST /category', { name: 'Locks' }],
      ['PUT /category/brand/11', { name: 'Yale Nepal', name_ne: 'येल नेपाल' }],
    ]);
  });

  it('"409 IN_USE while products use it": the words of the server stay in the dialog', async () => {
    const message = "Categories with products can't be deleted.";
    answerCalls({ ...answers, deleteCategory: refuseWith('IN_USE', message) });
    const shop = open();
    await choose(shop, 'Cameras', 'Delete');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Cameras?' }));
    await shop.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  });

  it('a category gets brands, in an order, saved with what was there before', async () => {
    const server = answerCalls({ ...answers, changeCategoryBrands: { message: 'Saved.' } });
    const shop = open();
    await choose(shop, 'Cameras', 'Brands and their order');
    const dialog = within(screen.getByRole('dialog', { name: 'Brands of Cameras' }));
    await shop.user.selectOptions(dialog.getByLabelText('Add a brand'), 'Yale');
    await shop.user.click(dialog.getByRole('button', { name: 'Move Yale up' }));
    await shop.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(changesSent(server)).toEqual([
        ['PUT /category/1/brands', { brand_ids: [11, 12], seen: [12] }],
      ]),
    );
  });

  it('a brand gets a logo, told with the one that was seen', async () => {
    let parts: [string, unknown][] = [];
    answerCalls({
      ...answers,
      saveBrandLogo: async (request: Request) => {
        parts = [...(await request.formData())];
        return { message: 'Logo saved successfully!', brand: nepcam };
      },
    });
    const shop = open();
    await choose(shop, 'Nepcam', 'Logo');
    const dialog = within(screen.getByRole('dialog', { name: 'Logo of Nepcam' }));
    expect(dialog.getByText('No logo: the shop shows the name.')).toBeInTheDocument();
    const input = dialog.getByLabelText('Choose a picture');
    const choosing = (name: string, type: string) =>
      fireEvent.change(input, { target: { files: [new File(['x'], name, { type })] } });
    choosing('logo.svg', 'image/svg+xml');
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      "logo.svg isn't a PNG, JPEG, WebP or AVIF picture.",
    );
    choosing('logo.png', 'image/png');
    expect(await dialog.findByRole('img', { name: 'Logo of Nepcam' })).toBeInTheDocument();
    await shop.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // Node's form turns a jsdom file into a text: the test can only check that it is there.
    expect(parts.map(([name]) => name)).toEqual(['seen', 'logo']);
    expect(parts[0]).toEqual(['seen', '']);
  });

  it('a logo is taken away: the shop shows the name again', async () => {
    const removed = { message: 'Logo removed.', brand: { ...yale, logo: null } };
    const server = answerCalls({ ...answers, removeBrandLogo: removed });
    const shop = open();
    await choose(shop, 'Yale', 'Logo');
    const dialog = within(screen.getByRole('dialog', { name: 'Logo of Yale' }));
    await shop.user.click(dialog.getByRole('button', { name: 'Remove the logo' }));
    await shop.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const call = server.calls.find(({ method }) => method === 'DELETE');
    expect(call?.query.get('seen')).toBe('/uploads/products/yale.webp');
  });

  it('brands are found by a part of their name', async () => {
    answerCalls(answers);
    const { user } = open();
    await user.type(await screen.findByLabelText('Search brands'), 'YA');
    const brands = screen.getByRole('list', { name: 'Brands' });
    expect(within(brands).getAllByRole('listitem')).toHaveLength(1);
    await user.type(screen.getByLabelText('Search brands'), 'xx');
    expect(screen.getByText('No brands match.')).toBeInTheDocument();
  });

  it('loading, failed with retry, empty', async () => {
    const server = answerCalls({ ...answers, managedCategories: failWith(500, {}) });
    const { user } = open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the categories.');
    server.set('managedCategories', { categories: [], brands: [] });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No categories yet')).toBeInTheDocument();
    expect(screen.getByText('No brands yet')).toBeInTheDocument();
  });
});
