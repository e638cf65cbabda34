import { MAX_CHART_DAYS } from '@pasal/shared/contracts';

export const noSuchDay = "This day doesn't exist.";
export const chartDays = `Choose from 1 to ${MAX_CHART_DAYS} days, none of them after today.`;
