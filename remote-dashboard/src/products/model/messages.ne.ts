/** What the fields of a product are called, in the form and in its details. */
export const labels = {
  title: 'शीर्षक',
  category: 'वर्ग',
  subcategory: 'उपवर्ग',
  brand: 'ब्रान्ड',
  original_price: 'सुरु मूल्य (रु.)',
  discount_percentage: 'छुट',
  in_stock: 'स्टकमा भएका',
  description: 'विवरण',
  additional_description: 'थप विवरण',
  remarks: 'कैफियत',
  section: 'खण्ड',
  status: 'स्थिति',
  is_popular: 'लोकप्रिय सामान',
  fast_delivery: 'छिटो डेलिभरी',
} as const;
export const inNepali = (label: string) => `${label} (नेपालीमा)`;
export const remarksHint = 'कर्मचारीका लागि मात्र। पसलमा कहिल्यै देखिँदैन।';
export const popularHint = 'खास सामानको क्रममा पहिले आउँछ। गृहपृष्ठको लोकप्रिय सामान भने खण्डअनुसार हुन्छ।';
