import { ENOUGH_TRIES, type NoCallReason } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';
import type { Desk } from '../../model/desks';

export const select = 'छान्नुहोस्';
export const selectPage = 'यस पृष्ठका सबै छान्नुहोस्';
export const selectOne = (name: string) => `छान्नुहोस्: ${name}`;
export const order = 'अर्डर';
export const parcel = (number: number) => `पार्सल ${writeDigits(number)}`;
export const customer = 'ग्राहक';
export const place = 'ठाउँ';
export const promised = 'दिने भनेको दिन';
export const late = 'ढिला भएको';
export const courier = 'कुरियर';
export const call = 'दिने भनेको दिन, कल';
export const cash = 'नगद';
export const work = 'गर्ने काम';
export const more = (name: string) => `थप काम: ${name}`;
export const pickup = 'पसलबाट लिने';
export const tries = (count: number) =>
  count >= ENOUGH_TRIES
    ? `${writeDigits(count)} पटक प्रयास: पुग्यो`
    : `${writeDigits(ENOUGH_TRIES)} मध्ये ${writeDigits(count)} प्रयास`;
export const again = 'फेरि';
export const due = 'अहिले कल गर्ने';
export const noCall: Record<NoCallReason, string> = {
  known_buyer: 'चिनेको ग्राहक: कल नगरे पनि हुन्छ',
  small_sum: 'सानो रकम: कल नगरे पनि हुन्छ',
};

const empty: Record<Desk, string> = {
  call: 'कसैलाई कल गर्न बाँकी छैन।',
  pack: 'प्याक गर्न केही बाँकी छैन।',
  'hand-over': 'कुरियरलाई दिन केही बाँकी छैन।',
  way: 'अहिले बाटोमा कुनै पार्सल छैन।',
  back: 'फर्किँदै गरेको कुनै पार्सल छैन।',
};
export const failed = 'यो डेस्क लोड गर्न सकिएन।';
/** The texts of a desk's list. */
export const tableOf = (desk: Desk, title: string) => ({
  title,
  things: 'पार्सल',
  failed,
  empty: 'सबै सकियो',
  emptyText: empty[desk],
  emptyFiltered: 'यी फिल्टरसँग मिल्ने केही छैन।',
});
