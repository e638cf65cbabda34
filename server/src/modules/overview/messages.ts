import { bilingual } from '@pasal/core/errors/wording';
import { MAX_CHART_DAYS } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain/nepali';

export const noSuchDay = bilingual("This day doesn't exist.", 'यस्तो मिति छैन।');
export const chartDays = bilingual(
  `Choose from 1 to ${MAX_CHART_DAYS} days, none of them after today.`,
  `१ देखि ${writeDigits(MAX_CHART_DAYS)} दिनसम्म छान्नुहोस्। आजपछिको दिन मिल्दैन।`,
);
