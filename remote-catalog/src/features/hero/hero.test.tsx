import { act, fireEvent, queries, screen, within } from '@testing-library/react';
import { answerCalls, forgetShops, renderShop } from '@pasal/shared/testing';
import { Hero } from './hero';

beforeEach(() => {
  // A focused tab: slides change by the clock alone.
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  forgetShops();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const images = ['/a.webp', '/b.webp', '', '/c.webp'];

async function show(stored: unknown = images) {
  // As it was stored, which may differ from the contract.
  answerCalls({ posters: Response.json({ posters: [{ id: 1, type: 'hero', images: stored }] }) });
  const shop = renderShop(<Hero />);
  const pictures = () => [...shop.container.querySelectorAll('img')];
  const slider = async () => {
    await act(() => jest.advanceTimersByTimeAsync(100));
    fireEvent.load(pictures()[0] as HTMLElement);
    return within(await screen.findByRole('group', { name: 'Highlights of the shop' }));
  };
  await screen.findByRole('heading', { level: 1 });
  return { ...shop, pictures, slider };
}
/** Advances in steps, as a browser draws: a timer's change is rendered before the next timer. */
async function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 250) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 250)));
  }
}
type Slider = ReturnType<typeof within<typeof queries>>;
const dots = (slider: Slider) => slider.getAllByRole('button', { name: /^Show picture/ });
const position = (slider: Slider) =>
  dots(slider).findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;

function preferLessMotion() {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduced-motion'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

test.each([
  ['a list', images],
  ['a JSON string', JSON.stringify(images)],
])('Hero poster images may be a JSON string or a list: %s', async (_, stored) => {
  const { slider } = await show(stored);
  expect(dots(await slider())).toHaveLength(3);
});

test('the first picture is there alone and first, the slider comes after it', async () => {
  const { pictures, slider } = await show();
  await pass(100);
  expect(pictures().map((picture) => picture.getAttribute('fetchpriority'))).toEqual(['high']);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  await slider();
  expect(pictures().length).toBeGreaterThan(3);
});

test('Hero slider: autoplay, 4000 ms between slides, 800 ms speed, dots, no arrows, infinite', async () => {
  // To the millisecond: time passes only when this test advances it.
  jest.useFakeTimers();
  const { slider, container } = await show();
  const hero = await slider();
  expect(hero.queryByRole('button', { name: /previous|next/i })).not.toBeInTheDocument();
  await pass(3800);
  while (position(hero) === 1) await pass(1);
  const track = container.querySelector<HTMLElement>('.slick-track');
  expect(track?.style.transition).toContain('800ms');
  const seen: number[] = [];
  for (const wait of [3999, 1, 3999, 1]) {
    await pass(wait);
    seen.push(position(hero));
  }
  expect(seen).toEqual([2, 3, 3, 1]);
});

test('a dot goes to its picture', async () => {
  const { slider } = await show();
  const hero = await slider();
  fireEvent.click(hero.getByRole('button', { name: 'Show picture 3 of 3' }));
  await pass(900);
  expect(position(hero)).toBe(3);
});

test('it rests while a dot has the focus', async () => {
  const { slider } = await show();
  const hero = await slider();
  act(() => dots(hero)[1]?.focus());
  await pass(12_000);
  expect(position(hero)).toBe(1);
  act(() => dots(hero)[1]?.blur());
  await pass(4500);
  expect(position(hero)).toBe(2);
});

test('its button pauses it and lets it move again', async () => {
  const { slider } = await show();
  const hero = await slider();
  fireEvent.click(hero.getByRole('button', { name: 'Pause slideshow' }));
  await pass(20_000);
  expect(position(hero)).toBe(1);
  fireEvent.click(hero.getByRole('button', { name: 'Play slideshow' }));
  await pass(4200);
  expect(position(hero)).toBe(2);
});

test('with less motion asked for it stands still until it is told to move', async () => {
  preferLessMotion();
  const { slider } = await show();
  const hero = await slider();
  await pass(20_000);
  expect(position(hero)).toBe(1);
  expect(hero.getByRole('button', { name: 'Play slideshow' })).toBeInTheDocument();
});

test.each([
  ['one picture', ['/a.webp'], 1],
  ['no picture', [], 0],
  ['invalid JSON', '[broken', 0],
])('%s: no slider, the words stay', async (_, stored, count) => {
  const { pictures } = await show(stored);
  await pass(100);
  expect(pictures()).toHaveLength(count);
  for (const picture of pictures()) fireEvent.load(picture);
  await pass(5000);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Shop new arrivals' })).toBeInTheDocument();
});
