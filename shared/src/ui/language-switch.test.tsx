import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LanguageSwitch } from './language-switch';

const at = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <LanguageSwitch />
  </MemoryRouter>
);

test('a document that is made for many addresses leads to the one that was asked for', () => {
  const made = render(at('/-'));
  const { innerHTML } = made.container;
  made.unmount();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = innerHTML;
  render(at('/nowhere?q=1'), { container, hydrate: true });
  expect(screen.getByRole('link', { name: 'नेपाली' })).toHaveAttribute('href', '/ne/nowhere?q=1');
});
