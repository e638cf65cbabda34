import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider, useSelector } from 'react-redux';
import { legacy_createStore } from 'redux';
import type { ShellState } from '@pasal/shared/shell';
import { FirstState } from './first-state-provider';
import { makeFirstState } from './first-state';

type State = ShellState & { answers: string };

const first = makeFirstState();
const saved: State = {
  ...first,
  auth: { ...first.auth, isAuthenticated: true },
  answers: 'three products',
};

/** The text of each pass, from the first one on. */
const passes: string[] = [];

function Shown() {
  const name = useSelector((state: State) => (state.auth.isAuthenticated ? 'Sita' : 'nobody'));
  const answers = useSelector((state: State) => state.answers);
  const text = `${name}, ${answers}`;
  passes.push(text);
  return <p>{text}</p>;
}

const pageOf = (state: State) => (
  <Provider store={legacy_createStore(() => state)}>
    <FirstState first={first}>
      <Shown />
    </FirstState>
  </Provider>
);

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the state a page is taken over with', () => {
  it("is the server's saved part and the store's answers, then the store's own", async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(pageOf({ ...first, answers: saved.answers }));
    document.body.append(root);
    expect(screen.getByText('nobody, three products')).toBeVisible();
    passes.length = 0;
    const complaints = jest.fn();
    const taken = await act(() =>
      hydrateRoot(root, pageOf(saved), { onRecoverableError: complaints }),
    );
    expect(complaints).not.toHaveBeenCalled();
    expect(passes[0]).toBe('nobody, three products');
    expect(screen.getByText('Sita, three products')).toBeVisible();
    act(() => taken.unmount());
  });
});
