import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@pasal/shared/routing/paths';
import {
  answerCalls,
  cutConnection,
  failWith,
  forgetShops,
  makeUser,
  renderShop,
} from '@pasal/shared/testing';
import { makeStaffProduct, signedIn } from '../../testing/staff';
import { ProductManagementPage } from './product-management-page';

afterEach(forgetShops);
const staff = makeUser({ role: 'staff' });
const pending = makeStaffProduct({
  id: 5,
  title: 'Smart Lock',
  brand: 'Yale',
  category: 'Security Systems',
  price: 12500.5,
  in_stock: 3,
  status: 'pending',
  description: 'Opens with a finger.',
  remarks: 'Ask for pictures',
  images: ['/uploads/lock-1.webp', '/uploads/lock-2.webp'],
});
const approved = makeStaffProduct({ id: 6, title: 'Rice Cooker', status: 'approve' });
const answers = {
  'GET /auth/me': { user: staff },
  'GET /product': { products: [pending, approved], total: 2 },
};
const open = (search = '', user = staff) =>
  renderShop(<ProductManagementPage />, {
    at: `${paths.productManagement()}${search}`,
    state: signedIn(user),
  });
const menuOf = (title: string) => screen.findByRole('button', { name: `Actions for ${title}` });
const offered = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

async function remove(user: ReturnType<typeof open>['user']) {
  await user.click(await menuOf('Smart Lock'));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete Smart Lock?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
}

describe('product management', () => {
  it('"table with ID, name, category, brand, price, stock, status and an action menu"', async () => {
    answerCalls(answers);
    open();
    await menuOf('Smart Lock');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'ID',
      'Name',
      'Category',
      'Brand',
      'Price',
      'Stock',
      'Status',
      'Actions',
    ]);
    const cells = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
    expect(cells.slice(0, 7).map((cell) => cell.textContent)).toEqual([
      '5',
      'Smart Lock',
      'Security Systems',
      'Yale',
      'Rs. 12,500.50',
      '3',
      'Pending',
    ]);
  });

  it("\"search box 'Search by name or brand'\", status filter, 'x to y of n products', 10 a page", async () => {
    const server = answerCalls({ ...answers, 'GET /product': { products: [pending], total: 21 } });
    const { user, location } = open();
    await menuOf('Smart Lock');
    expect(screen.getByText('1 to 10 of 21 products')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('11 to 20 of 21 products')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Canceled');
    await user.type(screen.getByPlaceholderText('Search by name or brand'), 'yale{Enter}');
    expect(location()).toBe('/dashboard/product-management?status=cancel&search=yale');
    const lastQuery = () => server.calls.findLast(({ path }) => path === '/product')?.query;
    await waitFor(() => expect(lastQuery()?.get('search')).toBe('yale'));
    expect(Object.fromEntries(lastQuery() ?? [])).toEqual({
      page: '1',
      limit: '10',
      status: 'cancel',
      search: 'yale',
    });
  });

  it('"A staff user cannot delete a product whose status is approve (Delete is hidden)"', async () => {
    answerCalls(answers);
    const { user } = open();
    await user.click(await menuOf('Rice Cooker'));
    expect(offered()).toEqual(['View']);
    await user.keyboard('{Escape}');
    await user.click(await menuOf('Smart Lock'));
    expect(offered()).toEqual(['View', 'Delete']);
  });

  it('an administrator may delete an approved product', async () => {
    const admin = makeUser({ role: 'admin' });
    answerCalls({ ...answers, 'GET /auth/me': { user: admin } });
    const { user } = open('', admin);
    await user.click(await menuOf('Rice Cooker'));
    expect(offered()).toEqual(['View', 'Delete']);
  });

  it('"a view dialog (basic info, images, description, additional description, remarks)"', async () => {
    const html = '<p>Made of <b>steel</b></p><script>alert(1)</script>';
    answerCalls({
      ...answers,
      'GET /product/5': { product: { ...pending, additional_description: html } },
    });
    const { user } = open();
    await user.click(await menuOf('Smart Lock'));
    await user.click(screen.getByRole('menuitem', { name: 'View' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Smart Lock' }));
    const region = (name: string) => dialog.getByRole('region', { name });
    expect(region('Basic Info')).toHaveTextContent('BrandYale');
    expect(within(region('Images')).getAllByRole('img')).toHaveLength(2);
    expect(region('Description')).toHaveTextContent('Opens with a finger.');
    expect(await dialog.findByText('steel')).toContainHTML('<b>steel</b>');
    expect(region('Additional Description')).not.toHaveTextContent('alert');
    expect(region('Remarks')).toHaveTextContent('Ask for pictures');
  });

  it('delete success: "server message, else \'Product deleted successfully!\'"', async () => {
    const server = answerCalls({ ...answers, 'DELETE /product/5': { message: '' } });
    const { user } = open();
    await menuOf('Smart Lock');
    server.set('GET /product', { products: [approved], total: 1 });
    await remove(user);
    expect(await screen.findByText('Product deleted successfully!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Smart Lock')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['the message of the server', () => failWith(403, { message: 'Not yours.' }), 'Not yours.'],
    ['that it was not reached', cutConnection, "Can't reach the shop. Check your connection."],
    ['Failed to delete!', () => failWith(500, {}), 'Failed to delete!'],
  ])('delete failure says %s', async (_name, answer, words) => {
    answerCalls({ ...answers, 'DELETE /product/5': answer });
    const { user } = open();
    await remove(user);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText('Smart Lock')).toBeInTheDocument();
  });

  it('loading, failed with retry, empty', async () => {
    const server = answerCalls({ ...answers, 'GET /product': failWith(500, {}) });
    const { user } = open();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading products.');
    server.set('GET /product', { products: [], total: 0 });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No products found')).toBeInTheDocument();
  });
});
