import { both } from '@pasal/core/errors/wording';

export const noSuchCourier = both('Courier not found', 'कुरियर भेटिएन');
