import { WORDS, writeDigits } from '@pasal/shared/domain';

export const title = 'वर्ग र ब्रान्ड';
export const lead = 'पसलमा वर्गहरू यही क्रममा, आ-आफ्ना ब्रान्डसहित देखिन्छन्।';
export const categories = 'वर्गहरू';
export const categoriesHint = 'पहिला चार वर्गको नाम गृहपृष्ठका पोस्टरमा पनि देखिन्छ।';
export const addCategory = 'वर्ग थप्नुहोस्';
export const categoryFailed = 'वर्गहरू लोड गर्न सकिएन।';
export const noCategories = 'अहिलेसम्म कुनै वर्ग छैन';
export const brands = 'ब्रान्डहरू';
export const addBrand = 'ब्रान्ड थप्नुहोस्';
export const noBrands = 'अहिलेसम्म कुनै ब्रान्ड छैन';
export const noBrandFound = 'मिल्ने ब्रान्ड भेटिएन।';
export const searchBrands = 'ब्रान्ड खोज्नुहोस्';
export const products = (count: number) => `${writeDigits(count)} वटा सामान`;
export const brandCount = (count: number) => `${writeDigits(count)} वटा ब्रान्ड`;
export const actionsOf = (name: string) => `${name}: गर्न सकिने काम`;
export const rename = 'नाम बदल्नुहोस्';
export const renameOf = (name: string) => `${name}: नाम बदल्नुहोस्`;
export const logo = 'लोगो';
export const noLogo = 'लोगो छैन: पसलमा नाम देखिन्छ।';
export const logoHint =
  'PNG, JPEG, WebP वा AVIF, १० MB सम्म। सबैभन्दा राम्रो: झन्डै ४८० × १४४ पिक्सेलको चौडा तस्बिर, किनारा काटिएको, पारदर्शी वा सेतो पृष्ठभूमिमा।';
export const childCount = (count: number) => `${writeDigits(count)} वटा उपवर्ग`;
export const children = 'उपवर्गहरू';
export const childrenOf = (name: string) => `${name}: उपवर्गहरू`;
export const childrenHint = 'पसलको मेनुमा उपवर्गहरू यही क्रममा देखिन्छन्।';
export const noChildren = 'अहिलेसम्म कुनै उपवर्ग छैन। पहिलो थप्नुहोस्।';
export const addChild = 'उपवर्ग थप्नुहोस्';
export const deleteOf = (name: string) => `${name} हटाउनुहोस्`;
export const editOf = (name: string) => `${name}: नाम बदल्नुहोस् वा सार्नुहोस्`;
export const nameOfChild = 'नाम';
export const categoryOfChild = 'वर्ग';
export const moveHint = 'उपवर्ग सार्नुभयो भने त्यसका सामान पनि सँगै सर्छन्।';
export const done = 'भयो';
export const deleteChildText = 'यो पसलबाट तुरुन्तै हट्छ। पहिले यसका सामान अर्को उपवर्गमा सार्नुहोस्।';
export const chooseBrands = 'ब्रान्ड र तिनको क्रम';
export const brandsOf = (name: string) => `${name}: ब्रान्डहरू`;
export const brandsHint = 'पसलमा यो वर्गमुनि देखिन्छन्, पहिला दस सुरुमै।';
export const noBrandsChosen = 'अहिलेसम्म कुनै ब्रान्ड छैन। तलबाट थप्नुहोस्।';
export const offer = 'ब्रान्ड थप्नुहोस्';
export const chooseBrand = 'ब्रान्ड छान्नुहोस्';
export const takeAway = (name: string) => `${name} हटाउनुहोस्`;
export const deleteLabel = WORDS.delete;
export const deleteTitle = (name: string) => `${name} हटाउने?`;
export const deleteCategoryText = 'यो पसलबाट तुरुन्तै हट्छ। पहिले यसका सामान र उपवर्ग अर्को वर्गमा सार्नुहोस्।';
export const deleteBrandText = 'यो पसलबाट तुरुन्तै हट्छ। पहिले यसका सामानलाई अर्को ब्रान्ड दिनुहोस्।';

export const attributes = 'विशेषताहरू';
export const attributesOf = (category: string) => `${category}: विशेषताहरू`;
export const attributesHint =
  'यस वर्गका सामानमा लेखिने कुरा, यही क्रममा: सामानको पृष्ठको तालिकामा र सूचीका फिल्टरमा। यहाँबाट विशेषता हटाए पनि सामानमा लेखिएको मान रहन्छ।';
export const noAttributes = 'अहिलेसम्म कुनै विशेषता छैन। ग्राहकले तुलना गर्ने कुरा थप्नुहोस्।';
export const attributesFailed = 'विशेषताहरू लोड गर्न सकिएन।';
export const addAttribute = 'विशेषता थप्नुहोस्';
export const newAttribute = 'नयाँ विशेषता';
export const removeAttribute = (name: string) => `${name} हटाउनुहोस्`;
export const attributeName = 'नाम';
export const attributeKind = 'प्रकार';
export const attributeKinds = {
  number: 'सङ्ख्या',
  choice: 'धेरैमध्ये एक',
  yes_no: 'छ वा छैन',
  text: 'पाठ',
} as const;
export const attributeUnit = 'एकाइ';
export const attributeChoices = 'विकल्पहरू';
export const attributeChoicesHint = 'प्रत्येक लाइनमा एउटा, क्रमअनुसार।';
export const attributeFilter = 'ग्राहकले यसबाट सामान छान्न सक्छन्';
