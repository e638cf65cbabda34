export const title = 'खरिद राख्नुहोस्';
export const correctTitle = 'खरिद सच्याउनुहोस्';
export const correctLead = (bill: string) =>
  `बिल ${bill} फिर्ता हुन्छ र त्यसको ठाउँमा यो रहन्छ, एकै पटकमा।`;
export const billSection = 'बिल';
export const goodsSection = 'सामान';
export const supplier = 'सप्लायर';
export const suppliers = 'सप्लायर';
export const newSupplier = 'नयाँ सप्लायर';
export const billNumber = 'बिल नम्बर';
export const day = 'बिलको मिति';
export const remarks = 'कैफियत';
export const noLines = 'माथि सामान खोज्नुहोस्: थिचेपिच्छे एउटा लाइन थपिन्छ।';
export const quantityOf = (name: string) => `${name} को थान`;
export const costOf = (name: string) => `एक थान ${name} को लागत`;
export const quantity = 'थान';
export const cost = 'प्रति थान लागत';
export const remove = (name: string) => `${name} हटाउनुहोस्`;
export const total = 'जम्मा';
export const save = 'खरिद सेभ गर्नुहोस्';
export const needsSupplier = 'सप्लायर छान्नुहोस्।';
export const needsBill = 'बिल नम्बर लेख्नुहोस्।';
export const needsDay = 'बिलको मिति छान्नुहोस्।';
export const needsLines = 'कम्तीमा एउटा लाइन थप्नुहोस्।';
export const wrongLine = (name: string) =>
  `${name}: १ वा बढी पूरा थान, र रुपैयाँमा लागत (० वा बढी) लेख्नुहोस्।`;
export const loading = 'खरिद लोड हुँदैछ…';
export const failed = 'खरिद लोड गर्न सकिएन।';
export const gone = 'यो खरिद सच्याउन मिल्दैन: यो फिर्ता भइसक्यो, वा छैन।';
