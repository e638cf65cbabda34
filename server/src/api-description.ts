import type { ApiDescription } from '@pasal/core/openapi/document';
import * as contracts from '@pasal/shared/contracts';

/** Tags by the first word of a path, in the order of the page. */
const tags: Record<string, string> = {
  product: 'The catalogue: what visitors see, and what staff write.',
  'order-product': 'Quoting a cart, placing an order, following it, working on it.',
  category: 'Categories and their brands.',
  branch: 'Districts and cities orders go to.',
  cash: 'What couriers owe and hand in, and the cash book.',
  rider: 'What a rider sees and tells by a link, without an account.',
  courier: 'Who brings parcels, where and for how much.',
  site: 'Banners, posters and the shop’s own details.',
  auth: 'Signing in, members of staff, the dashboard’s counts.',
  description: 'What you are reading.',
};

const description = `Prices are rupees with at most two decimals, times are ISO 8601 in UTC. Calls
that change something on behalf of a session need the shop’s own \`Origin\`. Fields nobody knows are
ignored, and so are parameters without a value: \`?status=\` asks for no status. Every refusal has the
same shape: \`message\` may be shown as it is.`;

export const API_DESCRIPTION: ApiDescription = { title: 'Pasal', description, tags, contracts };
