import type { CallTime } from '../../model/call-times';
import { CALL_OUTCOME_LABELS } from '@pasal/shared/domain';

export const title = (name: string) => `Call ${name}`;
export const outcome = 'What came of it';
export const outcomes = CALL_OUTCOME_LABELS;
export const again = 'Call again';
export const times: Record<CallTime, string> = {
  hour: 'In an hour',
  hours: 'In three hours',
  evening: 'This evening at 6',
  tomorrow: 'Tomorrow at 10',
};
export const otherTime = 'At another time';
export const againDay = 'Day of the call';
export const time = 'Time of the call';
export const chooseTime = 'Choose the day and the time of the call.';
export const day = 'The day they want';
export const chooseDay = 'Choose the day they want.';
export const remarks = 'Remarks';
export const remarksHint = 'Only staff see them.';
export const save = 'Save call';
