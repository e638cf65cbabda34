import { writeDigits } from '@pasal/shared/domain';

export const unread = (count: number) => `${writeDigits(count)} स्क्यानबाट केही भएन:`;
export const hide = 'लुकाउनुहोस्';
