import { bilingual } from '@pasal/core/errors/wording';

export const noSuchCourier = bilingual('Courier not found', 'कुरियर भेटिएन');
