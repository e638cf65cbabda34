import { screen } from '@testing-library/react';
import { LanguageSwitch } from '@pasal/shared/ui';
import { renderHost } from '../testing/render-host';
import { isOfferDue } from './language-choice';
import { LanguageOffer } from './language-offer';

const stay = (event: Event) => event.preventDefault();
const languages = jest.spyOn(navigator, 'languages', 'get');
beforeEach(() => {
  // A document of this test can't be left.
  document.addEventListener('click', stay);
});
afterEach(() => {
  document.removeEventListener('click', stay);
  localStorage.clear();
  languages.mockReset();
});

const renderOffer = (wanted: string[]) => {
  languages.mockReturnValue(wanted);
  return renderHost(<LanguageOffer />, { at: '/cart?from=mail' });
};
const offer = () => screen.findByRole('link', { name: 'यो पृष्ठ नेपालीमा पढ्नुहोस्' });

it('offers the other language to whose browser asks for it first, and to nobody else', async () => {
  renderOffer(['fr-FR', 'ne-NP', 'en']);
  expect(await offer()).toHaveAttribute('href', '/ne/cart?from=mail');
  expect([['en-US', 'ne'], ['fr'], []].map((wanted) => isOfferDue(wanted))).toEqual([
    false,
    false,
    false,
  ]);
});

it('is offered once, whether it is taken, closed or passed by', async () => {
  const { user } = renderOffer(['ne']);
  await offer();
  expect(isOfferDue(['ne'])).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Stay in English' }));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('follows what was chosen by the switch, whatever the browser asks for', async () => {
  const { user, unmount } = renderHost(<LanguageSwitch />);
  await user.click(screen.getByRole('link', { name: 'नेपाली' }));
  unmount();
  renderOffer(['en']);
  await user.click(await offer());
  expect(isOfferDue(['en'])).toBe(false);
});
