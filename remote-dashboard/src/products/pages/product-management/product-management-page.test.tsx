import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ProductImportResponse } from '@pasal/shared/contracts';
import {
  answerCalls,
  type CallAnswers,
  cutConnection,
  failWith,
  forgetShops,
  makeUser,
  refuseWith,
  makeVariant,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { makeStaffProduct } from '../../../testing/staff';
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
const answers: CallAnswers = {
  currentUser: { user: staff },
  staffProducts: { products: [pending, approved], total: 2 },
  categories: {
    categories: [
      {
        id: 1,
        name: 'Security Systems',
        brands: [{ id: 1, name: 'Yale', logo: null }],
        children: [],
      },
    ],
  },
};
const open = (search = '', user = staff) =>
  renderShop(<ProductManagementPage />, {
    at: `${patterns.productManagement}${search}`,
    state: signedIn(user),
  });
const priceHeading = () => screen.getByRole('columnheader', { name: 'Price' });
const menuOf = (title: string) => screen.findByRole('button', { name: `Actions for ${title}` });
const offered = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

async function remove(user: ReturnType<typeof open>['user']) {
  await user.click(await menuOf('Smart Lock'));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete Smart Lock?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
}

const nothingNew = {
  notes: [],
  added: 0,
  changes: [],
  pictures: [],
};

describe('product management', () => {
  it('"table with ID, name, category, brand, price, stock, status and an action menu"', async () => {
    answerCalls(answers);
    open();
    await menuOf('Smart Lock');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      // The box that selects all rows, and the picture, come before the name.
      'Select',
      'ID',
      'Picture',
      'Name',
      'Category',
      'Brand',
      'Price',
      'Stock',
      'Status',
      'Actions',
    ]);
    const cells = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
    expect(cells.slice(1, 9).map((cell) => cell.textContent)).toEqual([
      '5',
      '',
      'Smart Lock',
      'Security Systems',
      'Yale',
      'Rs. 12,500.50',
      '3',
      'Pending',
    ]);
  });

  it("\"search box 'Search by name or brand'\", status filter, 'x to y of n products', 10 a page", async () => {
    const server = answerCalls({ ...answers, staffProducts: { products: [pending], total: 21 } });
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
    expect(offered()).toEqual(['View', 'Edit', 'Duplicate']);
    await user.keyboard('{Escape}');
    await user.click(await menuOf('Smart Lock'));
    expect(offered()).toEqual(['View', 'Edit', 'Duplicate', 'Delete']);
  });

  it('administrators can delete an approved product', async () => {
    const admin = makeUser({ role: 'admin' });
    answerCalls({ ...answers, currentUser: { user: admin } });
    const { user } = open('', admin);
    await user.click(await menuOf('Rice Cooker'));
    expect(offered()).toEqual(['View', 'Edit', 'Duplicate', 'Delete']);
  });

  it('"a view dialog (basic info, images, description, additional description, remarks)"', async () => {
    const html = '<p>Made of <b>steel</b></p><script>alert(1)</script>';
    answerCalls({
      ...answers,
      staffProduct: { product: { ...pending, additional_description: html } },
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
    const server = answerCalls({ ...answers, deleteProduct: { message: '' } });
    const { user } = open();
    await menuOf('Smart Lock');
    server.set('staffProducts', { products: [approved], total: 1 });
    await remove(user);
    expect(await screen.findByText('Product deleted successfully!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Smart Lock')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['the message of the server', () => refuseWith('FORBIDDEN', 'Not yours.'), 'Not yours.'],
    ['that it was not reached', cutConnection, "Can't reach the shop. Check your connection."],
    ['Failed to delete!', () => failWith(500, {}), 'Failed to delete!'],
  ])('delete failure says %s', async (_name, answer, words) => {
    answerCalls({ ...answers, deleteProduct: answer });
    const { user } = open();
    await remove(user);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText('Smart Lock')).toBeInTheDocument();
  });

  it('loading, failed with retry, empty', async () => {
    const server = answerCalls({ ...answers, staffProducts: failWith(500, {}) });
    const { user } = open();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading products.');
    server.set('staffProducts', { products: [], total: 0 });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No products found')).toBeInTheDocument();
  });

  it("'Add New Product' button, Edit in the action menu, filters in the address", async () => {
    const server = answerCalls(answers);
    const { user, location } = open();
    expect(await screen.findByRole('link', { name: 'Add New Product' })).toHaveAttribute(
      'href',
      '/dashboard/add-new-product',
    );
    await screen.findByRole('option', { name: 'Yale' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Yale');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'New Arrivals');
    expect(location()).toBe('/dashboard/product-management?brand=Yale&section=new_arrivals');
    await waitFor(() => {
      const last = server.calls.findLast(({ path }) => path === '/product')?.query;
      expect([last?.get('brand'), last?.get('section')]).toEqual(['Yale', 'new_arrivals']);
    });
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/v1/product/export?section=new_arrivals&brand=Yale',
    );
    await user.click(await menuOf('Smart Lock'));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(location()).toBe('/dashboard/edit-product/5');
  });

  it('gives the selected products a status in one call and says which stayed as they are', async () => {
    const problem = 'Only administrators can approve a product or withdraw approval.';
    const server = answerCalls({
      ...answers,
      changeProductStatuses: {
        message: '1 of 2 products changed.',
        results: [
          { id: 5, problem: null },
          { id: 6, problem },
        ],
      },
    });
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Smart Lock' }));
    expect(screen.getByText('1 product selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Select all on this page' }));
    const bar = within(screen.getByRole('group', { name: 'Selected products' }));
    // "Approving a product: admin" (D25)
    expect(bar.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Pending',
      'Canceled',
    ]);
    await user.selectOptions(bar.getByRole('combobox'), 'Canceled');
    await user.click(bar.getByRole('button', { name: 'Apply' }));
    const dialog = await screen.findByRole('dialog', { name: "These products weren't changed" });
    expect(dialog).toHaveTextContent(`Rice Cooker: ${problem}`);
    expect(server.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      status: 'cancel',
      products: [
        { id: 5, version: 1 },
        { id: 6, version: 1 },
      ],
    });
  });

  it('is sorted by its headings and has 10, 25 or 50 rows, both in the address (D101)', async () => {
    const server = answerCalls({ ...answers, staffProducts: { products: [pending], total: 60 } });
    const { user, location } = open();
    await menuOf('Smart Lock');
    expect(priceHeading()).not.toHaveAttribute('aria-sort');
    const sort = async () => user.click(within(priceHeading()).getByRole('button'));
    await sort();
    await waitFor(() => expect(priceHeading()).toHaveAttribute('aria-sort', 'ascending'));
    await sort();
    expect(location()).toBe('/dashboard/product-management?sort=price_desc');
    expect(priceHeading()).toHaveAttribute('aria-sort', 'descending');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50 rows');
    expect(await screen.findByText('1 to 50 of 60 products')).toBeInTheDocument();
    expect(Object.fromEntries(server.calls.at(-1)?.query ?? [])).toEqual({
      page: '1',
      limit: '50',
      sort: 'price_desc',
    });
    await sort();
    expect(location()).toBe('/dashboard/product-management?limit=50');
  });

  it('Enter saves a stock and opens the next row, whose stock is its own (D101)', async () => {
    const inVariants = { ...pending, id: 7, title: 'Card', variants: [makeVariant({ id: 1 })] };
    answerCalls({
      ...answers,
      staffProducts: { products: [pending, inVariants, approved], total: 3 },
      changeProduct: { message: '', product: pending },
    });
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Change stock of Smart Lock, now 3' }),
    );
    await user.type(screen.getByRole('spinbutton', { name: 'Stock of Smart Lock' }), '{Enter}');
    expect(
      await screen.findByRole('spinbutton', { name: 'Stock of Rice Cooker' }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
  });

  it('changes prices of the selected products after a look at old and new ones (D102)', async () => {
    const results = [
      {
        id: 5,
        from: { price: 12_500.5, original_price: 12_500.5 },
        to: { price: 11_875.48, original_price: 11_875.48 },
        problem: null,
      },
    ];
    const server = answerCalls({
      ...answers,
      changeProductPrices: { message: '1 price changed.', results },
    });
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Smart Lock' }));
    await user.click(screen.getByRole('button', { name: 'Change prices' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change the price of 1 product' }));
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(dialog.getByText('Enter a number above 0, such as 5 or 2.5.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('By how much'), '5');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect((await dialog.findAllByRole('row')).map((row) => row.textContent)).toEqual([
      'ProductNowThen',
      'Smart LockRs. 12,500.50Rs. 11,875.48',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Change prices' }));
    expect(await screen.findByText('1 price changed.')).toBeInTheDocument();
    const bodies = server.calls.filter(({ path }) => path === '/product/bulk-price');
    const asked = { by: 'percent', amount: -5, products: [{ id: 5, version: 1 }] };
    expect(bodies.map(({ body }) => body)).toEqual([
      { ...asked, dry_run: true },
      { ...asked, dry_run: false },
    ]);
  });

  it('keeps the selection when the call fails', async () => {
    answerCalls({ ...answers, changeProductStatuses: cutConnection });
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Smart Lock' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(
      await screen.findByText("Can't reach the shop. Check your connection."),
    ).toBeInTheDocument();
    expect(screen.getByText('1 product selected')).toBeInTheDocument();
  });

  it('changes stock where it stands; a refusal says why and keeps what was typed', async () => {
    let sent: FormData | undefined;
    const message = 'Someone else has changed this product in the meantime.';
    const server = answerCalls({
      ...answers,
      changeProduct: async (request: Request) => {
        sent = await request.formData();
        return refuseWith('CONFLICT', message);
      },
    });
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Change stock of Smart Lock, now 3' }),
    );
    const field = screen.getByRole('spinbutton', { name: 'Stock of Smart Lock' });
    // "Number inputs accept only digits, a dot and a minus sign" (R5.11).
    expect(fireEvent.keyDown(field, { key: 'e' })).toBe(false);
    await user.clear(field);
    await user.type(field, '-1{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number, 0 or more.');
    await user.clear(field);
    await user.type(field, '8{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(field).toHaveValue(8);
    expect([...(sent ?? [])]).toEqual([
      ['in_stock', '8'],
      ['in_stock_seen', '3'],
      ['version', '1'],
    ]);
    server.set('changeProduct', { message: '', product: pending });
    await user.type(field, '{Enter}');
    expect(await screen.findByText('Smart Lock: 8 in stock.')).toBeInTheDocument();
  });

  it('once told that the product changed, Save goes by what the row says now', async () => {
    const sent: FormData[] = [];
    const now = { ...pending, in_stock: 2, version: 4 };
    const server = answerCalls({
      ...answers,
      changeProduct: async (request: Request) => {
        sent.push(await request.formData());
        server.set('staffProducts', { products: [now, approved], total: 2 });
        return sent.length === 1
          ? refuseWith('CONFLICT', 'Changed.')
          : { message: '', product: now };
      },
    });
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Change stock of Smart Lock, now 3' }),
    );
    const field = screen.getByRole('spinbutton', { name: 'Stock of Smart Lock' });
    await user.clear(field);
    await user.type(field, '8{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Now 2 in stock.'));
    expect(field).toHaveValue(8);
    await user.type(field, '{Enter}');
    expect(await screen.findByText('Smart Lock: 8 in stock.')).toBeInTheDocument();
    expect([...(sent[1] ?? [])]).toEqual([
      ['in_stock', '8'],
      ['in_stock_seen', '2'],
      ['version', '4'],
    ]);
  });

  it('reads a file that was corrected under the same name, none while a report is on its way', async () => {
    const answer = new EventTarget();
    const held = new Promise<Response>((resolve) => {
      answer.addEventListener('come', () => resolve(refuseWith('VALIDATION', 'Not a CSV.')));
    });
    answerCalls({ ...answers, importProducts: () => held });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    const input = screen.getByLabelText<HTMLInputElement>('Sheet (CSV or Excel)');
    await user.upload(input, new File(['id'], 'a.csv'));
    await waitFor(() => expect(input).toBeDisabled());
    answer.dispatchEvent(new Event('come'));
    await waitFor(() => expect(input).toBeEnabled());
    expect(input.files).toHaveLength(1);
    // A browser reports no change while the input still holds a file of that name.
    await user.click(input);
    expect(input.files).toHaveLength(0);
  });

  it('reads a CSV: first a dry run that lists every wrong row, then for good', async () => {
    const problems = [
      { line: 2, column: 'in_stock', message: 'Whole pieces, from 0 to 1000000.' },
      { line: 7, column: null, message: 'No product has this id or slug.' },
    ];
    const import_id = '00000000-0000-4000-8000-000000000001';
    const report = {
      message: '',
      rows: 2,
      changed: 0,
      applied: false,
      done: 0,
      done_line: 1,
      import_id,
      problems,
      more_problems: 0,
      ...nothingNew,
    };
    const server = answerCalls({ ...answers, importProducts: report });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Import products' }));
    const choose = (text: string) =>
      user.upload(dialog.getByLabelText('Sheet (CSV or Excel)'), new File([text], 'a.csv'));
    await choose('id,in_stock\n5,x');
    expect(
      await dialog.findByText('2 mistakes. Nothing is imported until they are corrected.'),
    ).toBeInTheDocument();
    expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'LineColumnReason',
      '2in_stockWhole pieces, from 0 to 1000000.',
      '7–No product has this id or slug.',
    ]);
    expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
    server.set('importProducts', { ...report, more_problems: 40 });
    await choose('id,in_stock\n5,y');
    expect(
      await dialog.findByText('42 mistakes. Nothing is imported until they are corrected.'),
    ).toBeInTheDocument();
    expect(dialog.getByText('And 40 more, shown once these are corrected.')).toBeInTheDocument();
    const fields = [
      { column: 'in_stock', from: '3', to: '9' },
      { column: 'title', from: 'Lock', to: 'Smart Lock' },
    ];
    const changes = [{ line: 2, title: 'Smart Lock', is_new: false, fields }];
    server.set('importProducts', { ...report, changed: 1, problems: [], changes });
    await choose('id,in_stock\n5,9');
    expect(await dialog.findByText('2 rows: 1 would change.')).toBeInTheDocument();
    expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'LineProductColumnNowThen',
      '2Smart Lockin_stock39',
      '2Smart LocktitleLockSmart Lock',
    ]);
    server.set('importProducts', {
      ...report,
      message: '1 product changed.',
      changed: 1,
      applied: true,
      done: 2,
      problems: [],
    });
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('1 product changed.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const bodies = server.calls.filter(({ path }) => path === '/product/import');
    expect(bodies.map(({ body }) => body)).toEqual([
      { csv: 'id,in_stock\n5,x', dry_run: true },
      { csv: 'id,in_stock\n5,y', dry_run: true },
      { csv: 'id,in_stock\n5,9', dry_run: true },
      { csv: 'id,in_stock\n5,9', dry_run: false, import_id, most: 400 },
    ]);
  });

  it('says how far an import has come, and goes on with one that stopped', async () => {
    const import_id = '00000000-0000-4000-8000-000000000002';
    const part = {
      message: '',
      rows: 900,
      import_id,
      problems: [],
      more_problems: 0,
      ...nothingNew,
    };
    const steps: (ProductImportResponse | Response)[] = [
      { ...part, applied: false, changed: 900, done: 0, done_line: 1 },
      { ...part, applied: false, changed: 400, done: 400, done_line: 401 },
      refuseWith('UNAVAILABLE', "The shop couldn't be reached."),
      { ...part, applied: false, changed: 800, done: 800, done_line: 801 },
      { ...part, applied: true, changed: 900, done: 900, done_line: 901, message: 'All done.' },
    ];
    const server = answerCalls({
      ...answers,
      importProducts: () => steps.shift() ?? failWith(500, {}),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Import products' }));
    await user.upload(
      dialog.getByLabelText('Sheet (CSV or Excel)'),
      new File(['id,in_stock'], 'a.csv'),
    );
    await dialog.findByText('900 rows: 900 would change.');
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    expect(
      await dialog.findByText(
        'The import stopped. 400 of 900 rows are imported, up to line 401; the others are not.',
      ),
    ).toBeInTheDocument();
    expect(dialog.getByText("The shop couldn't be reached.")).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('All done.')).toBeInTheDocument();
    const sent = server.calls.filter(({ path }) => path === '/product/import').slice(1);
    const rest = { csv: 'id,in_stock', dry_run: false, import_id, most: 400 };
    expect(sent.map(({ body }) => body)).toEqual([rest, rest, rest, rest]);
  });
});
