import { writeDigits } from '@pasal/shared/domain';

export const orderLines = 'तपाईंको अर्डरका सामान';
export const quantityTimes = (quantity: number) => `× ${writeDigits(quantity)}`;
