import * as badges from './badges.example';
import * as breadcrumb from './breadcrumb.example';
import * as buttons from './buttons.example';
import * as cart from './cart.example';
import * as chatLinks from './chat-links.example';
import * as choices from './choices.example';
import * as combobox from './combobox.example';
import * as dialogs from './dialogs.example';
import * as form from './form.example';
import * as headerLink from './header-link.example';
import * as icons from './icons.example';
import * as invoice from './invoice.example';
import * as layout from './layout.example';
import * as menu from './menu.example';
import * as pager from './pager.example';
import * as paper from './paper.example';
import * as pictures from './pictures.example';
import * as placeFields from './place-fields.example';
import * as priceRange from './price-range.example';
import * as prices from './prices.example';
import * as productCard from './product-card.example';
import * as productGrid from './product-grid.example';
import * as richText from './rich-text.example';
import * as shopMark from './shop-mark.example';
import * as table from './table.example';
import * as textFields from './text-fields.example';
import * as themeSwitch from './theme-switch.example';
import * as views from './views.example';
import type { Example } from '../example';

/** The parts in the order of the page: each by the name of its file, in groups. */
export const groups: Record<string, Record<string, Example>> = {
  Products: {
    'product-card': productCard,
    'product-grid': productGrid,
    pictures,
    prices,
    badges,
    cart,
  },
  Actions: { buttons, menu, dialogs, 'header-link': headerLink, 'chat-links': chatLinks },
  Forms: {
    'text-fields': textFields,
    choices,
    combobox,
    'place-fields': placeFields,
    'price-range': priceRange,
    form,
  },
  States: { views },
  Data: { table, pager, breadcrumb, 'rich-text': richText },
  Paper: { invoice, paper },
  'Looks and layout': { layout, 'theme-switch': themeSwitch, icons, 'shop-mark': shopMark },
};

/** Names of `@pasal/shared/ui` that no example shows, and why. */
export const WITHOUT_EXAMPLE: Record<string, string> = {
  buttonLook: 'the look of Button, for a link that is none of the router’s',
  clampedLines: 'a rule of styles; product cards have it',
  controlLook: 'the look of TextInput, for a control made of more than one element',
  placeLabels: 'the labels of PlaceFields as words',
  valueAt: 'reads a problem’s field out of values; useForm does it',
  useDebounced: 'shows nothing; it slows a value down',
  SEARCH_PAUSE: 'the pause of useDebounced',
  DigitsSwitch: 'stands on Nepali pages alone; it looks like ThemeSwitch',
  LANGUAGE_CHOSEN: 'the event by which LanguageSwitch tells the host',
  LANGUAGE_KEY: 'the key under which LanguageSwitch remembers',
  bringPastedSums: 'shows nothing; number fields read what is pasted into them by it',
  bringNepaliNumbers: 'shows nothing; number fields of Nepali pages write their digits by it',
};
