import { writeDigits } from '@pasal/shared/domain';

export const back = 'ग्राहक';
export const untitled = 'ग्राहक';
export const failed = 'यो ग्राहक लोड गर्न सकिएन।';
export const gone = 'यो फोन नम्बर होइन।';
export const noName = 'यो नम्बरबाट अहिलेसम्म अर्डर आएको छैन';
export const figures = 'छोटकरीमा';
export const orders = 'अर्डर';
export const delivered = 'डेलिभरी भएको';
export const open = 'बाँकी';
export const cancelled = 'रद्द भएको';
export const refused = 'नलिएका पार्सल';
export const returned = 'फिर्ता दिएको';
export const bought = 'जम्मा किनेको';
export const since = 'पहिलो अर्डर';
export const owes = 'तिर्न बाँकी';
export const gets = 'पाउन बाँकी';
export const balanceLead = 'पार्सल दिँदा नपुगेको रकम, र फिर्ता दिएको सामानको रकम।';
export const debts = 'बाँकी रहेको अर्डर:';

export const numbers = 'नम्बर र इमेल';
export const numbersLead =
  'एकै जनाका नम्बर र इमेल जोड्नुहोस्: तिनका अर्डर, नलिएका पार्सल र टिपोट सँगै गनिन्छन्।';
export const noneJoined = 'यो नम्बरसँग केही जोडिएको छैन।';
export const thisNumber = 'यही पृष्ठ';
export const joinedBy = (by: string) => `जोड्ने: ${by}`;
export const contact = 'यही ग्राहकको अर्को नम्बर वा इमेल';
export const join = 'जोड्नुहोस्';
export const part = 'छुट्याउनुहोस्';
export const partTitle = (contact: string) => `${contact} छुट्याउने?`;
export const partText = 'त्यो फेरि आफ्नै अर्डरसहित छुट्टै ग्राहक हुन्छ। टिपोट जुन नम्बरमा लेखिएको हो, त्यहीँ रहन्छ।';

export const notes = 'टिपोट';
export const notesLead = 'कर्मचारीले मात्र पढ्छन्। कसले कहिले लेख्यो, त्यो पनि रहन्छ।';
export const note = 'नयाँ टिपोट';
export const addNote = 'टिपोट थप्नुहोस्';
export const noNotes = 'अहिलेसम्म टिपोट छैन।';

export const cameBack = 'फर्केका पार्सल';
export const nothingBack = 'कुनै पार्सल फर्केको छैन।';
export const parcel = (order: string, number: number) =>
  number === 1 ? order : `${order}, पार्सल ${writeDigits(number)}`;
export const notTaken = 'नलिएको';
export const givenBack = 'फिर्ता दिएको';
export const ownFault = 'ग्राहकको कारणले होइन';

export const placed = 'अर्डर भएको';
export const status = 'स्थिति';
export const stage = 'चरण';
export const total = 'जम्मा';
export const order = 'अर्डर';
export const ordersFailed = 'अर्डर लोड गर्न सकिएन।';
export const noOrders = 'अर्डर छैन';
export const older = 'अघिका अर्डर';
export const newest = 'पछिल्ला अर्डरमा जानुहोस्';
