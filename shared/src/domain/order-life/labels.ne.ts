import type {
  CallOutcome,
  CourierKind,
  EventSource,
  ParcelEventName,
  ParcelReason,
  ParcelStage,
} from '../../contracts/parcels/parcel-limits';

/** Labels of parcel stages, for staff and buyers. */
export const PARCEL_STAGE_LABELS: Record<ParcelStage, string> = {
  new: 'नयाँ',
  confirmed: 'पक्का भयो',
  packed: 'प्याक भयो',
  handed_over: 'कुरियरलाई दिइयो',
  on_the_way: 'बाटोमा छ',
  could_not_deliver: 'डेलिभरी हुन सकेन',
  coming_back: 'फर्कँदैछ',
  delivered: 'डेलिभरी भयो',
  came_back: 'फर्क्यो',
  closed: 'पठाइएन',
};
export const PARCEL_EVENT_LABELS: Record<ParcelEventName, string> = {
  confirmed: 'पक्का भयो',
  packed: 'प्याक भयो',
  unpacked: 'प्याक खोलियो',
  handed_over: 'कुरियरलाई दिइयो',
  taken_back: 'कुरियरबाट फिर्ता लिइयो',
  on_the_way: 'बाटोमा छ',
  delivered: 'डेलिभरी भयो',
  not_delivered: 'डेलिभरी हुन सकेन',
  coming_back: 'फर्कँदैछ',
  came_back: 'फर्क्यो',
  closed: 'पठाइएन',
  reopened: 'फेरि खोलियो',
  split: 'छुट्याइयो',
  changed: 'विवरण फेरियो',
};
export const PARCEL_REASON_LABELS: Record<ParcelReason, string> = {
  not_reached: 'ग्राहकसँग सम्पर्क भएन',
  not_at_home: 'ठेगानामा कोही हुनुहुन्नथ्यो',
  refused: 'ग्राहकले लिन मान्नुभएन',
  another_day: 'अर्को दिन चाहिने',
  wrong_address: 'ठेगाना मिलेन',
  no_cash: 'नगद थिएन',
  damaged: 'बिग्रिएको छ',
  another_try: 'फेरि प्रयास',
  returned: 'ग्राहकले फिर्ता गर्नुभयो',
  mistake: 'भुलले चिन्ह लगाइएको',
  order_cancelled: 'अर्डर रद्द भयो',
  order_reopened: 'अर्डर फेरि खोलियो',
  order_completed: 'अर्डर पूरा भयो भनियो',
  other: 'अरू कारण',
};
export const EVENT_SOURCE_LABELS: Record<EventSource, string> = {
  staff: 'कर्मचारी',
  rider: 'राइडर',
  courier_file: 'कुरियरको फाइल',
  webhook: 'कुरियर',
  buyer: 'ग्राहक',
  shop: 'पसल',
};
/** Labels of call outcomes. */
export const CALL_OUTCOME_LABELS: Record<CallOutcome, string> = {
  confirmed: 'पक्का भयो',
  not_reached: 'फोन लागेन',
  call_again: 'पछि फेरि कल गर्ने',
  another_day: 'अर्को दिन चाहिने',
  cancelled: 'रद्द भयो',
};
export const COURIER_KIND_LABELS: Record<CourierKind, string> = {
  rider: 'आफ्नै राइडर',
  courier: 'कुरियर',
  bus: 'बस',
};

const CANNOT: Record<ParcelEventName, string> = {
  confirmed: 'यो पार्सल अहिले पक्का गर्न मिल्दैन।',
  packed: 'यो पार्सल अहिले प्याक गर्न मिल्दैन।',
  unpacked: 'यो पार्सलको प्याक अहिले खोल्न मिल्दैन।',
  handed_over: 'यो पार्सल अहिले कुरियरलाई दिन मिल्दैन।',
  taken_back: 'यो पार्सल अहिले फिर्ता लिन मिल्दैन।',
  on_the_way: 'यो पार्सल अहिले पठाउन मिल्दैन।',
  delivered: 'यो पार्सल अहिले डेलिभरी भयो भन्न मिल्दैन।',
  not_delivered: 'यो पार्सल अहिले डेलिभरी हुन सकेन भन्न मिल्दैन।',
  coming_back: 'यो पार्सल अहिले फर्कँदैछ भन्न मिल्दैन।',
  came_back: 'यो पार्सल फर्क्यो भन्न मिल्दैन।',
  closed: 'यो पार्सल अहिले रोक्न मिल्दैन।',
  reopened: 'यो पार्सल खुलै छ।',
  split: 'यो पार्सल अहिले छुट्याउन मिल्दैन।',
  changed: 'यो पार्सल अहिले फेर्न मिल्दैन।',
};
const IT_IS: Record<ParcelStage, string> = {
  new: 'यो नयाँ छ।',
  confirmed: 'यो पक्का भएको छ, प्याक भएको छैन।',
  packed: 'यो प्याक भएर पसलमै छ।',
  handed_over: 'यो कुरियरलाई दिइसकियो।',
  on_the_way: 'यो बाटोमा गइसक्यो।',
  could_not_deliver: 'पछिल्लो पटक डेलिभरी हुन सकेन।',
  coming_back: 'यो फर्कँदैछ।',
  delivered: 'यो डेलिभरी भइसक्यो।',
  came_back: 'यो फर्किसक्यो।',
  closed: 'अर्डर रद्द भएकाले यो पठाइएन।',
};
/** Why an event isn't possible at this stage. */
export const refusedEvent = (event: ParcelEventName, stage: ParcelStage): string =>
  `${CANNOT[event]} ${IT_IS[stage]}`;
