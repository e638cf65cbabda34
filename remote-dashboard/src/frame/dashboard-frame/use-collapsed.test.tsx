import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useCollapsed } from './use-collapsed';

function Sidebar() {
  const [collapsed, toggle] = useCollapsed();
  return <button onClick={toggle}>{collapsed ? 'Icons' : 'Words'}</button>;
}

afterEach(() => localStorage.clear());

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

describe('"Sidebar (collapsible on desktop)"', () => {
  it('is open at first, and the choice is remembered', async () => {
    const { unmount } = render(<Sidebar />);
    await userEvent.click(screen.getByRole('button', { name: 'Words' }));
    expect(screen.getByRole('button')).toHaveTextContent('Icons');
    unmount();
    render(<Sidebar />);
    await userEvent.click(screen.getByRole('button', { name: 'Icons' }));
    expect(screen.getByRole('button')).toHaveTextContent('Words');
  });

  it('collapses for as long as the page stands when the browser keeps nothing', async () => {
    const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    render(<Sidebar />);
    await userEvent.click(screen.getByRole('button', { name: 'Words' }));
    expect(screen.getByRole('button')).toHaveTextContent('Icons');
    read.mockRestore();
    write.mockRestore();
  });

  it('renders on a server, where nothing is remembered', () => {
    localStorage.setItem('pasal-sidebar', 'collapsed');
    expect(renderToString(<Sidebar />)).toContain('Words');
  });
});
