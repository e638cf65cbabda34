import type { CallTime } from '../../model/call-times';
import { CALL_OUTCOME_LABELS } from '@pasal/shared/domain';

export const title = (name: string) => `कल: ${name}`;
export const outcome = 'कलको नतिजा';
export const outcomes = CALL_OUTCOME_LABELS;
export const again = 'फेरि कल गर्ने';
export const times: Record<CallTime, string> = {
  hour: 'एक घण्टामा',
  hours: 'तीन घण्टामा',
  evening: 'आज बेलुका ६ बजे',
  tomorrow: 'भोलि बिहान १० बजे',
};
export const otherTime = 'अर्को समयमा';
export const againDay = 'कल गर्ने दिन';
export const time = 'कल गर्ने समय';
export const chooseTime = 'कल गर्ने दिन र समय छान्नुहोस्।';
export const day = 'ग्राहकले चाहेको दिन';
export const chooseDay = 'ग्राहकले चाहेको दिन छान्नुहोस्।';
export const remarks = 'कैफियत';
export const remarksHint = 'कर्मचारीले मात्र देख्छन्।';
export const save = 'कल सेभ गर्नुहोस्';
