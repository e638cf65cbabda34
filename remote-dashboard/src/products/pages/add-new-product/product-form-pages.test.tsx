import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ProductSavedResponse, StaffProductResponse } from '@pasal/shared/contracts';
import {
  answerCalls,
  type CallAnswers,
  cutConnection,
  failWith,
  forgetShops,
  makeSiteSettings,
  makeUser,
  makeVariant,
  refuseWith,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { answerForms } from '../../../testing/form-answers';
import { makeStaffProduct } from '../../../testing/staff';
import { EditProductPage } from '../edit-product/edit-product-page';
import { AddNewProductPage } from './add-new-product-page';

beforeAll(answerForms);
afterEach(forgetShops);

const admin = makeUser({ role: 'admin' });
const staff = makeUser({ role: 'staff' });
const categories = [
  {
    id: 1,
    name: 'Security Cameras',
    brands: [{ id: 1, name: 'Hikvision', logo: null }],
    children: [
      { id: 11, name: 'Dome Cameras' },
      { id: 12, name: 'Bullet Cameras' },
    ],
  },
  {
    id: 2,
    name: 'Electronics',
    brands: [{ id: 2, name: 'Sony', logo: null }],
    children: [],
  },
];
const product = makeStaffProduct({
  id: 5,
  title: 'Dome Camera',
  original_price: 5000,
  discount_percentage: 10,
  in_stock: 5,
  status: 'approve',
  additional_description: '<p>Sees <strong>all</strong></p>',
  images: ['/uploads/1.webp', '/uploads/2.webp', '/uploads/3.webp'],
  version: 4,
});
const asked = { unit: null, choices: [], filterable: true };
const answers: CallAnswers = {
  currentUser: { user: admin },
  categories: { categories },
  staffProduct: { product },
  siteSettings: { settings: makeSiteSettings(), version: 1 },
  categoryAttributes: {
    categories: [
      {
        id: 1,
        name: 'Security Cameras',
        attributes: [
          { ...asked, key: 'resolution', name: 'Resolution', kind: 'number', unit: 'MP' },
          { ...asked, key: 'shape', name: 'Shape', kind: 'choice', choices: ['Dome', 'Bullet'] },
          { ...asked, key: 'night', name: 'Night vision', kind: 'yes_no' },
        ],
      },
      { id: 2, name: 'Electronics', attributes: [] },
    ],
  },
};
const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });
const add = (user = admin, query = '') =>
  renderShop(<AddNewProductPage />, {
    at: `${patterns.addNewProduct}${query}`,
    state: signedIn(user),
  });
const edit = (id = '5', user = admin) =>
  renderShop(<EditProductPage />, {
    at: `/dashboard/edit-product/${id}`,
    route: patterns.editProduct,
    state: signedIn(user),
  });
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: RegExp) => screen.getByLabelText(name);

const slot = (place: number) => screen.getByRole('listitem', { name: `Picture ${place}` });
/** True when the browser asks before it leaves the page. */
const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

type User = ReturnType<typeof add>['user'];

async function choosePictures(user: User) {
  for (const place of [1, 2, 3]) {
    await user.upload(screen.getByLabelText(`Choose picture ${place}`), picture(`${place}.png`));
  }
}

async function fill(user: User) {
  await user.type(field(/^Title/), 'Bullet Camera');
  await screen.findByRole('option', { name: 'Security Cameras' });
  await user.selectOptions(field(/^Category/), 'Security Cameras');
  await user.selectOptions(field(/^Brand/), 'Hikvision');
  await user.type(field(/^Original price/), '99.99');
  await user.selectOptions(field(/^Discount/), '33%');
  await user.type(field(/^In stock/), '4');
  await user.type(field(/^Description \*/), 'Sees far.');
  await choosePictures(user);
}

const facts = () => within(screen.getByRole('region', { name: 'Specifications' }));

describe('facts (D65)', () => {
  const stored = makeStaffProduct({
    ...product,
    category: 'Security Cameras',
    facts: [{ key: 'shape', name: 'Shape', kind: 'choice', unit: null, value: 'Dome' }],
  });
  it('are asked as the category has them; only what is told otherwise is sent', async () => {
    let sent: unknown;
    answerCalls({
      ...answers,
      staffProduct: { product: stored },
      changeProduct: async (request: Request) => {
        sent = (await request.formData()).get('facts');
        return { message: 'Saved.', product: stored };
      },
    });
    const { user } = edit();
    expect(await screen.findByLabelText('Shape')).toHaveValue('Dome');
    await user.type(facts().getByLabelText('Resolution (MP)'), '4 MP');
    await user.selectOptions(facts().getByLabelText('Night vision'), 'Yes');
    await user.click(button('Update Product'));
    const number = await facts().findByLabelText('Resolution (MP)');
    expect(number).toHaveAccessibleDescription('Enter a number only, such as 8 or 2.5.');
    await user.clear(number);
    await user.type(number, '4');
    await user.click(button('Update Product'));
    await waitFor(() => expect(JSON.parse(String(sent))).toEqual({ resolution: 4, night: true }));
  });

  it('of another category are others; those that are stored come back with theirs', async () => {
    answerCalls({ ...answers, staffProduct: { product: stored } });
    const { user } = edit();
    await screen.findByLabelText('Shape');
    await user.selectOptions(field(/^Category/), 'Electronics');
    expect(facts().getByText(/^This category has none yet/)).toBeVisible();
    await user.selectOptions(field(/^Category/), 'Security Cameras');
    expect(facts().getByLabelText('Shape')).toHaveValue('Dome');
  });
});

describe('variants (D63)', () => {
  const cards = makeStaffProduct({
    ...product,
    variants: [
      makeVariant({ id: 1, name: '64 GB', original_price: 900, in_stock: 4 }),
      makeVariant({ id: 2, name: '128 GB', original_price: 1500, in_stock: 2 }),
    ],
  });

  it('are changed, ordered, added and removed, and stand for price and stock', async () => {
    answerCalls({ ...answers, staffProduct: { product: cards } });
    const { user } = edit();
    const list = within(await screen.findByRole('region', { name: 'Variants' }));
    expect(screen.queryByLabelText(/^Selling price/)).not.toBeInTheDocument();
    const names = () => list.getAllByLabelText(/^Name/).map((input) => input.getAttribute('value'));
    expect(names()).toEqual(['64 GB', '128 GB']);
    expect(list.getByText('Sold for Rs. 810')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Move Variant 2: 128 GB up' }));
    expect(names()).toEqual(['128 GB', '64 GB']);
    await user.click(list.getByRole('button', { name: 'Remove Variant 2: 64 GB' }));
    await user.click(list.getByRole('button', { name: 'Add variant' }));
    await user.click(button('Update Product'));
    expect(list.getByRole('alert')).toHaveTextContent('Check the variants below.');
    const [, name] = list.getAllByLabelText(/^Name/);
    expect(name).toHaveAccessibleDescription('Fill this in.');
  });
});

describe('the subcategory', () => {
  it('is one of the category that is chosen, and none when that changes', async () => {
    answerCalls(answers);
    const { user } = add();
    const parts = () => within(field(/^Subcategory/)).getAllByRole('option');
    await screen.findByRole('option', { name: 'Security Cameras' });
    expect(field(/^Subcategory/)).toBeDisabled();
    await user.selectOptions(field(/^Category/), 'Security Cameras');
    expect(parts().map((part) => part.textContent)).toEqual([
      'None',
      'Dome Cameras',
      'Bullet Cameras',
    ]);
    await user.selectOptions(field(/^Subcategory/), 'Dome Cameras');
    expect(field(/^Subcategory/)).toHaveValue('Dome Cameras');
    await user.selectOptions(field(/^Category/), 'Electronics');
    expect(field(/^Subcategory/)).toHaveValue('');
    expect(field(/^Subcategory/)).toBeDisabled();
  });
});

describe('adding a product', () => {
  it("\"form titled 'Product Form', submit label 'Add Product', Cancel returns to product management\"", async () => {
    answerCalls(answers);
    add();
    expect(screen.getByRole('heading', { level: 1, name: 'Product Form' })).toBeInTheDocument();
    expect(button('Add Product')).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/dashboard/product-management',
    );
    for (const name of ['Basics', 'Price and stock', 'Pictures', 'Variants', 'Description']) {
      expect(screen.getByRole('region', { name })).toBeInTheDocument();
    }
    expect(await screen.findByRole('textbox', { name: 'Additional description' })).toBeVisible();
  });

  it('"Selling price is derived …; the field is read-only"; "choice 0 to 99 shown as percent"; "Required text inputs are marked with a red asterisk"', async () => {
    answerCalls(answers);
    const { user } = add();
    const price = field(/^Selling price/);
    expect(price).toHaveAttribute('readonly');
    expect(price).toHaveValue('');
    const choices = within(field(/^Discount/)).getAllByRole('option');
    expect(choices.slice(1).map((choice) => choice.textContent)).toEqual(
      Array.from({ length: 100 }, (_none, percent) => `${percent}%`),
    );
    await user.selectOptions(field(/^Discount/), 'Choose…');
    await user.type(field(/^Original price/), '99.99');
    expect(price).toHaveValue('');
    await user.selectOptions(field(/^Discount/), '33%');
    expect(price).toHaveValue('66.99');
    await user.clear(field(/^Original price/));
    expect(price).toHaveValue('');
    for (const name of ['Title', 'Category', 'Brand', 'In stock', 'Selling price (Rs.)']) {
      expect(screen.getByText(name, { selector: 'label' })).toHaveTextContent(`${name} *`);
    }
    expect(screen.getByText('Warranty', { selector: 'label' })).toHaveTextContent(/^Warranty$/);
  });

  it('"Number inputs accept only digits, a dot and a minus sign plus Backspace, Delete, Tab, Enter and arrow keys, and lose focus on mouse wheel"', async () => {
    answerCalls(answers);
    add();
    const input = field(/^Original price/);
    const isTaken = (key: string, part = {}) => fireEvent.keyDown(input, { key, ...part });
    for (const key of '0123456789.-') expect(isTaken(key)).toBe(true);
    for (const key of ['Backspace', 'Delete', 'Tab', 'Enter', 'ArrowUp', 'ArrowLeft']) {
      expect(isTaken(key)).toBe(true);
    }
    for (const key of ['e', 'E', '+', ',', ' ', 'a', 'Home']) expect(isTaken(key)).toBe(false);
    expect(isTaken('v', { ctrlKey: true })).toBe(true);
    input.focus();
    expect(input).toHaveFocus();
    fireEvent.wheel(input);
    expect(input).not.toHaveFocus();
  });

  it("sends R7.15's form, shows 'Product added successfully!' and goes to product management", async () => {
    let sent: [string, unknown][] = [];
    answerCalls({
      ...answers,
      addProduct: async (request: Request) => {
        sent = [...(await request.formData())];
        return { message: '', product };
      },
    });
    const { user, location } = add(staff);
    await fill(user);
    await user.click(button('Add Product'));
    expect(await screen.findByText('Product added successfully!')).toBeInTheDocument();
    await waitFor(() => expect(location()).toBe('/dashboard/product-management'));
    expect(sent.map(([name]) => name)).toEqual([
      'title',
      'category',
      'brand',
      'original_price',
      'discount_percentage',
      'in_stock',
      'description',
      'is_popular',
      'fast_delivery',
      'images',
      'images',
      'images',
    ]);
  });

  it('what several new products have in common is chosen once (D100)', async () => {
    const titles: unknown[] = [];
    answerCalls({
      ...answers,
      addProduct: async (request: Request) => {
        const form = await request.formData();
        titles.push([form.get('title'), form.get('status'), form.get('section')]);
        return { message: '', product };
      },
    });
    const { user, location } = add();
    await user.click(button('Fill in the usual: New Arrivals, no discount'));
    expect(field(/^Discount/)).toHaveValue('0');
    expect(leave()).toBe(false);
    expect(field(/^Title/)).toHaveFocus();
    await fill(user);
    await user.type(field(/^Warranty/), '2 years');
    await user.click(button('Save and add another'));
    await waitFor(() => expect(field(/^Title/)).toHaveValue(''));
    await waitFor(() => expect(field(/^Title/)).toHaveFocus());
    expect(field(/^Category/)).toHaveValue('');
    expect(field(/^Discount/)).toHaveValue('');
    await user.click(button('Fill in as the last product'));
    expect(field(/^Category/)).toHaveValue('Security Cameras');
    expect(field(/^Brand/)).toHaveValue('Hikvision');
    expect(field(/^Discount/)).toHaveValue('33');
    expect(field(/^Warranty/)).toHaveValue('2 years');
    expect(field(/^Original price/)).toHaveValue(null);
    expect(screen.queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument();
    expect(leave()).toBe(false);
    await user.type(field(/^Title/), 'Second Camera');
    await user.type(field(/^Original price/), '10');
    await user.type(field(/^In stock/), '1');
    await user.type(field(/^Description \*/), 'Sees near.');
    await choosePictures(user);
    await user.click(button('Add Product'));
    await waitFor(() => expect(location()).toBe('/dashboard/product-management'));
    expect(titles).toEqual([
      ['Bullet Camera', 'approve', 'new_arrivals'],
      ['Second Camera', 'approve', 'new_arrivals'],
    ]);
  });

  it('tells the price that the shop rounds to, beside the one the discount makes (D103)', async () => {
    const settings = { ...makeSiteSettings(), price_rounding: 10 as const };
    answerCalls({ ...answers, siteSettings: { settings, version: 1 } });
    const { user } = add();
    await user.type(field(/^Original price/), '2999');
    await user.selectOptions(field(/^Discount/), '7%');
    expect(field(/^Selling price/)).toHaveValue('2789.07');
    expect(await screen.findByText(/^Sold at Rs. 2,790/)).toBeVisible();
  });

  it('a copy begins with everything but pieces and codes, pictures too (D100)', async () => {
    answerCalls({
      ...answers,
      '/uploads/': () => new Response('picture', { headers: { 'content-type': 'image/jpeg' } }),
    } as CallAnswers);
    add(admin, '?copy=5');
    expect(await screen.findByLabelText(/^Title/)).toHaveValue('Dome Camera (copy)');
    expect(field(/^In stock/)).toHaveValue(null);
    expect(field(/^Selling price/)).toHaveValue('4500.00');
    expect(button('Add Product')).toBeInTheDocument();
  });

  it.each([
    ['the message of the server', () => refuseWith('VALIDATION', 'Not this one.'), 'Not this one.'],
    ['that it was not reached', cutConnection, "Can't reach the shop. Check your connection."],
    ['Failed to add product', () => failWith(500, {}), 'Failed to add product'],
  ])('a failure says %s and loses nothing that was typed', async (_name, answer, words) => {
    answerCalls({ ...answers, addProduct: answer });
    const { user, location } = add();
    await fill(user);
    await user.click(button('Add Product'));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(location()).toBe('/dashboard/add-new-product');
    expect(field(/^Title/)).toHaveValue('Bullet Camera');
    expect(screen.getAllByRole('img', { name: /^Preview of picture/ })).toHaveLength(3);
    expect(button('Add Product')).toBeEnabled();
  });

  it('a failure that names no field leads to the button that tries again', async () => {
    answerCalls({ ...answers, addProduct: failWith(500, {}) });
    const { user } = add();
    await fill(user);
    await user.type(field(/^Title/), ' 3{Enter}');
    expect(await screen.findByText('Failed to add product')).toBeInTheDocument();
    await waitFor(() => expect(button('Add Product')).toHaveFocus());
  });

  it('shows what the server refuses beside the field, and goes there', async () => {
    const details = [{ path: 'brand', message: "This brand doesn't exist." }];
    answerCalls({ ...answers, addProduct: refuseWith('VALIDATION', 'No.', details) });
    const { user } = add();
    await fill(user);
    await user.click(button('Add Product'));
    expect(await screen.findByText("This brand doesn't exist.")).toBeInTheDocument();
    await waitFor(() => expect(field(/^Brand/)).toHaveFocus());
  });

  it('says at the pictures which one the server refuses (D366)', async () => {
    const words = 'Picture 2 (b.png): Pictures must be PNG, JPEG, WebP or AVIF files.';
    answerCalls({ ...answers, addProduct: refuseWith('UNSUPPORTED_MEDIA', words) });
    const { user } = add();
    await fill(user);
    await user.click(button('Add Product'));
    const pictures = screen.getByRole('region', { name: 'Pictures' });
    expect(await within(pictures).findByRole('alert')).toHaveTextContent(words);
  });

  it('"Images accept image files only"; a picture is removed, dropped and pasted', async () => {
    answerCalls(answers);
    add();
    const drop = (place: number, ...files: File[]) =>
      fireEvent.drop(slot(place), { dataTransfer: { files } });
    drop(1, new File(['x'], 'list.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/^list\.pdf isn't a PNG/)).toHaveRole('alert');
    const large = picture('large.png');
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
    drop(1, large);
    expect(await screen.findByText('large.png is larger than 10 MB.')).toHaveRole('alert');
    drop(2, picture('a.png'), picture('b.png'));
    expect(await within(slot(2)).findByRole('img')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await within(slot(1)).findByRole('img')).toBeVisible();
    fireEvent.paste(document.body, { clipboardData: { files: [picture('c.png')] } });
    expect(await within(slot(3)).findByRole('img')).toBeVisible();
    fireEvent.click(button('Remove picture 2'));
    expect(within(slot(2)).queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Choose picture 2')).toHaveAttribute(
      'accept',
      'image/png,image/jpeg,image/webp,image/avif',
    );
  });

  it('asks before what was typed is lost, on the page and for the browser', async () => {
    answerCalls(answers);
    const { user, location } = add();
    expect(leave()).toBe(false);
    await user.type(field(/^Title/), 'x');
    expect(leave()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(location()).toBe('/dashboard/add-new-product');
    expect(field(/^Title/)).toHaveValue('x');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location()).toBe('/dashboard/product-management'));
  });

  it('an administrator adds a brand in place, staff do not (D25)', async () => {
    const server = answerCalls({
      ...answers,
      addBrand: refuseWith('CONFLICT', 'There is such a brand.'),
    });
    const { user } = add();
    await screen.findByRole('option', { name: 'Security Cameras' });
    await user.selectOptions(field(/^Category/), 'Security Cameras');
    await user.click(button('Add brand'));
    await user.type(screen.getByLabelText('New brand'), 'Nepcam{Enter}');
    expect(await screen.findByText('There is such a brand.')).toBeInTheDocument();
    expect(screen.getByLabelText('New brand')).toHaveValue('Nepcam');
    server.set('addBrand', { message: '', brand: { id: 9, name: 'Nepcam', logo: null } });
    await user.click(button('Add'));
    await waitFor(() => expect(field(/^Brand/)).toHaveValue('Nepcam'));
    expect(server.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Nepcam',
      category_id: 1,
    });
  });

  it('staff are offered neither a brand to add nor a status', async () => {
    answerCalls({ ...answers, currentUser: { user: staff } });
    add(staff);
    await screen.findByRole('option', { name: 'Security Cameras' });
    expect(screen.queryByRole('button', { name: 'Add brand' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
  });
});

describe('editing a product', () => {
  it("\"same form prefilled, label 'Update Product'; 'Loading...' while fetching\"", async () => {
    answerCalls(answers);
    edit();
    // Visible words: not clipped to a pixel for screen readers alone.
    expect(screen.getByText('Loading...')).not.toHaveStyle({ position: 'absolute' });
    expect(await screen.findByRole('button', { name: 'Update Product' })).toBeEnabled();
    expect(field(/^Title/)).toHaveValue('Dome Camera');
    expect(field(/^Selling price/)).toHaveValue('4500.00');
    expect(screen.getAllByRole('img', { name: /^Preview of picture/ })).toHaveLength(3);
    expect(await screen.findByText('all')).toBeVisible();
  });

  it('"\'Product not found\' if none returns"', async () => {
    answerCalls({ ...answers, staffProduct: refuseWith('NOT_FOUND', 'Product not found') });
    edit('7');
    expect(await screen.findByText('Product not found')).toBeInTheDocument();
  });

  it("'Failed to load product' can be tried again; an address that is no id finds nothing", async () => {
    const server = answerCalls({ ...answers, staffProduct: failWith(500, {}) });
    const { user, unmount } = edit();
    expect(await screen.findByText('Failed to load product')).toBeInTheDocument();
    server.set('staffProduct', { product });
    await user.click(button('Try Again'));
    expect(await screen.findByRole('button', { name: 'Update Product' })).toBeEnabled();
    unmount();
    edit('0x5');
    expect(screen.getByText('Product not found')).toBeInTheDocument();
  });

  it("'Product updated successfully!', then go to product management; else 'Failed to update product'", async () => {
    const server = answerCalls({ ...answers, changeProduct: failWith(500, {}) });
    const { user, location } = edit();
    await user.click(await screen.findByRole('button', { name: 'Update Product' }));
    expect(await screen.findByText('Failed to update product')).toBeInTheDocument();
    server.set('changeProduct', { message: '', product });
    await user.click(button('Update Product'));
    expect(await screen.findByText('Product updated successfully!')).toBeInTheDocument();
    await waitFor(() => expect(location()).toBe('/dashboard/product-management'));
  });

  it('"a full-screen spinner while saving"', async () => {
    const answer = new EventTarget();
    const held = new Promise<ProductSavedResponse>((resolve) => {
      answer.addEventListener('come', () => resolve({ message: '', product }));
    });
    answerCalls({ ...answers, changeProduct: () => held });
    const { user } = edit();
    await user.click(await screen.findByRole('button', { name: 'Update Product' }));
    const spinner = await screen.findByText('Sending… 45%');
    expect(spinner).toHaveStyle({ position: 'fixed' });
    expect(screen.getByRole('form', { name: 'Product Form', hidden: true })).toHaveAttribute(
      'inert',
    );
    answer.dispatchEvent(new Event('come'));
    await waitFor(() => expect(spinner).not.toBeInTheDocument());
  });

  it('nothing can be typed until the changes of someone else are in', async () => {
    const answer = new EventTarget();
    const held = new Promise<StaffProductResponse>((resolve) => {
      answer.addEventListener('come', () => resolve({ product: { ...product, version: 5 } }));
    });
    const message = 'Someone else has changed this product in the meantime.';
    const server = answerCalls({ ...answers, changeProduct: refuseWith('CONFLICT', message) });
    const { user } = edit();
    const save = await screen.findByRole('button', { name: 'Update Product' });
    server.set('staffProduct', () => held);
    await user.click(save);
    expect(await screen.findByText(message)).toBeInTheDocument();
    const form = screen.getByRole('form', { name: 'Product Form', hidden: true });
    expect(form).toHaveAttribute('inert');
    answer.dispatchEvent(new Event('come'));
    await waitFor(() => expect(form).not.toHaveAttribute('inert'));
  });

  it('someone else changed it: nothing is lost, and saving again works (D23)', async () => {
    const message = 'Someone else has changed this product in the meantime.';
    const theirs = { ...product, title: 'Their Camera', in_stock: 9, version: 5 };
    const server = answerCalls({ ...answers, changeProduct: refuseWith('CONFLICT', message) });
    const { user } = edit();
    await user.type(await screen.findByLabelText(/^Title/), ' 2');
    server.set('staffProduct', { product: theirs });
    await user.click(button('Update Product'));
    expect(await screen.findByText('Someone else has changed this product')).toBeInTheDocument();
    expect(screen.getByText(/^You both changed: Title\./)).toBeInTheDocument();
    expect(field(/^Title/)).toHaveValue('Dome Camera 2');
    expect(field(/^In stock/)).toHaveValue(9);
    let sent = new Map<string, unknown>();
    server.set('changeProduct', async (request: Request) => {
      sent = new Map(await request.formData());
      return { message: '', product: theirs };
    });
    await user.click(button('Update Product'));
    await waitFor(() => expect(sent.get('version')).toBe('5'));
    expect([sent.get('title'), sent.get('in_stock'), sent.get('in_stock_seen')]).toEqual([
      'Dome Camera 2',
      '9',
      '9',
    ]);
  });
});
