import { screen } from '@testing-library/react';
import { useParams } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { forgetShops, renderShop } from '@pasal/shared/testing';
import { patterns } from './paths';

afterEach(forgetShops);

const Named = () => <p>{Object.values(useParams())}</p>;

const texts = ['Bang & Olufsen', 'a/b', 'सुरक्षा क्यामेरा', '100%', 'new_arrivals'];

it.each(texts)('carries %p through an address and back (D1)', (text) => {
  renderShop(<Named />, { at: paths.category(text), route: patterns.category });
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('answers what the rest of the shop links to', () => {
  renderShop(<Named />, { at: paths.product('dome-camera'), route: patterns.product });
  expect(screen.getByText('dome-camera')).toBeInTheDocument();
  expect(paths.home()).toBe(patterns.home);
  expect(paths.search()).toBe(patterns.search);
});
