import { HeaderLink, Icon, icons } from '@pasal/shared/ui';

export const title = 'Link in the header';
export const about =
  'The way to a page of yours from every page: icon and word, on a phone the icon alone.';

export const states = {
  'Icon and word': () => (
    <HeaderLink to="/" aria-label="Offers">
      <Icon shape={icons.tag} />
      <span data-word>Offers</span>
    </HeaderLink>
  ),
};
