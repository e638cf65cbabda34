import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { WhenNear } from './when-near';

type Seen = { isIntersecting: boolean }[];
let come: (() => void) | undefined;
const disconnect = jest.fn();

beforeEach(() => {
  come = undefined;
  disconnect.mockClear();
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(report: (seen: Seen) => void) {
        come = () => report([{ isIntersecting: true }]);
        report([{ isIntersecting: false }]);
      }
      observe() {}
      disconnect = disconnect;
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  document.body.replaceChildren();
});

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}
const button = () => screen.getByRole('button');
const isTakenOver = () => Object.keys(button()).some((key) => key.startsWith('__react'));

async function takeOver(
  ui = (
    <WhenNear>
      <Counter />
    </WhenNear>
  ),
) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(ui);
  const errors: unknown[] = [];
  const made = await act(async () =>
    hydrateRoot(root, ui, { onRecoverableError: (error) => errors.push(error) }),
  );
  return { errors, show: (next: typeof ui) => act(async () => made.render(next)) };
}

test('a part the server has made is taken over when it comes near', async () => {
  const { errors } = await takeOver();
  expect(button()).toHaveTextContent('Pressed 0');
  expect(isTakenOver()).toBe(false);
  await act(async () => come?.());
  expect(isTakenOver()).toBe(true);
  expect(disconnect).toHaveBeenCalled();
  fireEvent.click(button());
  expect(button()).toHaveTextContent('Pressed 1');
  expect(errors).toEqual([]);
});

test('the press of somebody who got there another way counts', async () => {
  const { errors } = await takeOver();
  await act(async () => button().click());
  expect(button()).toHaveTextContent('Pressed 1');
  expect(errors).toEqual([]);
});

test('it is taken over when it has something else to show', async () => {
  const { errors, show } = await takeOver();
  await show(
    <WhenNear>
      <Counter />
      <p>More</p>
    </WhenNear>,
  );
  expect(screen.getByText('More')).toBeInTheDocument();
  expect(isTakenOver()).toBe(true);
  expect(errors).toEqual([]);
});

test('a part the browser makes waits for nothing', () => {
  render(
    <WhenNear>
      <Counter />
    </WhenNear>,
  );
  fireEvent.click(button());
  expect(button()).toHaveTextContent('Pressed 1');
});

test('so does every part in a browser that cannot tell what is near', async () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  await takeOver();
  expect(isTakenOver()).toBe(true);
});

test('nothing at all is taken over as such', async () => {
  const { errors } = await takeOver(<WhenNear>{null}</WhenNear>);
  expect(come).toBeUndefined();
  expect(errors).toEqual([]);
});

test('where the browser makes the page, what is around the part is shown before it', async () => {
  const shown: string[] = [];
  function Note({ name }: { name: string }) {
    useLayoutEffect(() => void shown.push(name), [name]);
    return <p>{name}</p>;
  }
  render(
    <>
      <WhenNear>
        <Note name="part" />
      </WhenNear>
      <Note name="heading" />
    </>,
  );
  await screen.findByText('part');
  expect(shown).toEqual(['heading', 'part']);
});
