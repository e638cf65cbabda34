import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  answerCalls as answerAll,
  cutConnection,
  forgetShops,
  makeProduct,
  renderShop,
  type CallAnswers,
} from '@pasal/shared/testing';
import { productsAnswer } from '../../testing/products-answer';
import { HeaderSearch } from './header-search';
import * as messages from './messages';

afterEach(() => {
  forgetShops();
  localStorage.clear();
});

/** The box requests popular words as soon as it gets the focus. */
const answerCalls = (answers: CallAnswers) =>
  answerAll({ popularTerms: { terms: [] }, ...answers });

const box = () => screen.getByRole('combobox', { name: messages.label });
const found = productsAnswer([
  makeProduct({ title: 'Dome Camera', slug: 'dome' }),
  makeProduct({ title: 'Bullet Camera', slug: 'bullet' }),
]);
const call = 'publicProducts';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('with the clock held', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('typing updates the query, applied after a 500 ms pause', async () => {
    const server = answerCalls({ [call]: found });
    renderShop(<HeaderSearch variant="desktop" />);
    fireEvent.change(box(), { target: { value: 'cam' } });
    await pass(400);
    fireEvent.change(box(), { target: { value: 'camera' } });
    await pass(499);
    expect(server.calls).toHaveLength(0);
    expect(screen.getByText(messages.loading)).toBeInTheDocument();
    await pass(1);
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]?.query.get('search')).toBe('camera');
  });

  test('Enter applies it at once', async () => {
    const server = answerCalls({ [call]: found });
    renderShop(<HeaderSearch variant="mobile" />);
    fireEvent.change(box(), { target: { value: 'camera' } });
    fireEvent.submit(screen.getByRole('search'));
    await pass(0);
    expect(server.calls).toHaveLength(1);
    await pass(600);
    expect(server.calls).toHaveLength(1);
  });
});

test('without script Enter opens the page of what is found', () => {
  answerCalls({});
  renderShop(<HeaderSearch variant="desktop" />);
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
  expect(screen.getByRole('search')).toHaveAttribute('method', 'get');
  expect(box()).toHaveAttribute('name', 'q');
});

test('a list of product titles; choosing goes to /product/{slug} and clears the box', async () => {
  answerCalls({ [call]: found });
  const { user, location } = renderShop(<HeaderSearch variant="desktop" />, { route: '*' });
  await user.type(box(), 'camera{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Bullet Camera' }));
  expect(location()).toBe('/product/bullet');
  expect(box()).toHaveValue('');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('arrow keys stand on a result, Enter chooses it, Escape closes the list', async () => {
  answerCalls({ [call]: found });
  const { user, location } = renderShop(<HeaderSearch variant="desktop" />, { route: '*' });
  await user.type(box(), 'camera{Enter}');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const option = screen.getByRole('option', { name: 'Bullet Camera' });
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(box()).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).toHaveValue('camera');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(location()).toBe('/product/dome');
});

test('each product with its price; then its categories and the way to all results, by arrow keys too', async () => {
  answerCalls({ [call]: { ...found, total: 45 } });
  const { user, location } = renderShop(<HeaderSearch variant="desktop" />, { route: '*' });
  await user.type(box(), 'cam & more{Enter}');
  expect(await screen.findByRole('option', { name: 'Dome Camera' })).toHaveAccessibleDescription(
    'Rs. 4,500',
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Dome CameraRs. 4,500',
    'Bullet CameraRs. 4,500',
    'cam & more in Security Cameras',
    'See all 45 results',
  ]);
  await user.keyboard('{ArrowUp}');
  expect(box()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: 'See all 45 results' }).id,
  );
  await user.keyboard('{ArrowUp}{Enter}');
  expect(location()).toBe('/search?q=cam+%26+more&category=Security+Cameras');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box()).toHaveValue('cam & more');
});

test('that line opens the page of all results, and so does a second Enter on what is applied', async () => {
  answerCalls({ [call]: { ...found, total: 45 } });
  const { user, location } = renderShop(<HeaderSearch variant="desktop" />, { route: '*' });
  await user.type(box(), 'camera{Enter}');
  expect(location()).toBe('/');
  await user.click(await screen.findByRole('option', { name: 'See all 45 results' }));
  expect(location()).toBe('/search?q=camera');
  await user.type(box(), 's{Enter}');
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
  expect(location()).toBe('/search?q=camera');
  await user.keyboard('{Enter}');
  expect(location()).toBe('/search?q=cameras');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test("'No results found.'", async () => {
  answerCalls({ [call]: productsAnswer([]) });
  const { user } = renderShop(<HeaderSearch variant="desktop" />);
  await user.type(box(), 'zzz{Enter}');
  expect(await screen.findByText('No results found.')).toBeInTheDocument();
});

test("'Error loading results.', and Enter repeats a failed search", async () => {
  const server = answerCalls({ [call]: cutConnection });
  const { user } = renderShop(<HeaderSearch variant="desktop" />);
  await user.type(box(), 'camera{Enter}');
  expect(await screen.findByText('Error loading results.')).toBeInTheDocument();
  server.set(call, found);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: 'Dome Camera' })).toBeInTheDocument();
});

test("Can't reach the shop: the reason and Retry (D37), which searches again", async () => {
  const server = answerCalls({ [call]: cutConnection });
  const { user } = renderShop(<HeaderSearch variant="mobile" />);
  await user.type(box(), 'camera{Enter}');
  const reason = "Can't reach the shop. Check your connection.";
  expect(await screen.findByText(reason)).toBeInTheDocument();
  server.set(call, found);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: 'Dome Camera' })).toBeInTheDocument();
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
});

test('a dropdown shows while the query is non-empty: blanks are no query', async () => {
  const server = answerCalls({ [call]: found });
  const { user } = renderShop(<HeaderSearch variant="desktop" />);
  await user.type(box(), '   {Enter}');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(server.calls.map(({ path }) => path)).not.toContain('/product/public');
});

const keep = (...terms: string[]) =>
  localStorage.setItem('pasal:last-searches', JSON.stringify(terms));

describe('before anything is typed', () => {
  test('the last searches of this browser and popular words lead to what they find', async () => {
    keep('dome camera', 'fan');
    answerCalls({ popularTerms: { terms: ['fan', 'smart lock'] } });
    const { user, location } = renderShop(<HeaderSearch variant="mobile" />, { route: '*' });
    await user.click(box());
    const last = within(await screen.findByRole('group', { name: 'Last searches' }));
    expect(last.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'dome camera',
      'fan',
    ]);
    const popular = within(await screen.findByRole('group', { name: 'Popular searches' }));
    expect(popular.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'smart lock',
    ]);
    await user.click(last.getByRole('link', { name: 'dome camera' }));
    expect(location()).toBe('/search?q=dome+camera');
    expect(screen.queryByRole('group', { name: 'Last searches' })).not.toBeInTheDocument();
  });

  test('a last search can be removed; the box keeps the focus', async () => {
    keep('dome camera');
    answerCalls({});
    const { user } = renderShop(<HeaderSearch variant="desktop" />);
    await user.click(box());
    await user.click(
      await screen.findByRole('button', { name: 'Remove dome camera from your last searches' }),
    );
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(localStorage.getItem('pasal:last-searches')).toBeNull();
    expect(box()).toHaveFocus();
  });

  test('with neither, and when they cannot be had, nothing opens', async () => {
    const server = answerCalls({ popularTerms: cutConnection });
    const { user } = renderShop(<HeaderSearch variant="desktop" />);
    await user.click(box());
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.queryByText(messages.failed)).not.toBeInTheDocument();
  });
});
