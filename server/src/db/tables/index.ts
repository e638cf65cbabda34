import { CATALOGUE } from './catalogue';
import { HOUSE } from './house';
import { ORDERS } from './orders';
import { PEOPLE } from './people';
import { RELEASES } from './releases';
import { SEARCH } from './search';
import { SITE } from './site';

/** Every table of the baseline, by area; later ones are in `migrations`. */
export const TABLES = [HOUSE, PEOPLE, SITE, CATALOGUE, SEARCH, ORDERS, RELEASES];
