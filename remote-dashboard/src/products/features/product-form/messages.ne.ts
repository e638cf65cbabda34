import type { VariantProblem } from '../../model/draft-variants';
import type { Problem } from '../../model/product-draft';
import { formatRupees, WORDS, writeDigits } from '@pasal/shared/domain';

/** Literal texts of R2 "Add product", "Edit product" and R8.12 to R8.14, and the form's own texts. */

export const title = 'सामानको फाराम';
export const itsStock = 'स्टक: घटबढ, सच्याउने, सीमा';
export const add = 'सामान थप्नुहोस्';
export const addAnother = 'सेभ गरेर अर्को थप्नुहोस्';
export const duplicate = 'नक्कल बनाउनुहोस्';
export const update = 'सामान अपडेट गर्नुहोस्';
export const cancel = WORDS.cancel;
export const loading = WORDS.loading;
export const notFound = WORDS.productNotFound;
export const loadFailed = WORDS.productFailed;
export const tryAgain = WORDS.tryAgain;
export const back = 'सामानको सूचीमा फर्कनुहोस्';
export const added = 'सामान थपियो!';
export const updated = 'सामान अपडेट भयो!';
export const addFailed = 'सामान थप्न सकिएन';
export const updateFailed = 'सामान अपडेट गर्न सकिएन';

export const basics = 'मुख्य कुरा';
export const priceAndStock = 'मूल्य र स्टक';
export const pictures = 'तस्बिर';
export const description = 'विवरण';
export const shop = 'पसलमा';

export const choose = 'छान्नुहोस्…';
export const noSubcategory = 'छैन';
export const categoryFirst = 'पहिले वर्ग छान्नुहोस्';
export const ofCategory = (category: string) => `${category} मा`;
export const addBrand = 'ब्रान्ड थप्नुहोस्';
export const newBrand = 'नयाँ ब्रान्ड';
export const saveBrand = 'थप्नुहोस्';
export const brandFailed = 'ब्रान्ड थप्न सकिएन';
export const otherBrands = 'अरू ब्रान्ड';
export const listsFailed = 'वर्ग र ब्रान्ड लोड गर्न सकिएन।';
export const percent = (value: number) => `${writeDigits(value)}%`;
export const noSection = 'खण्ड छैन';
export const sectionHint = 'गृहपृष्ठको कुन सूचीमा देखाउने।';
export const waits = 'नयाँ सामान व्यवस्थापकले स्वीकृत गरेपछि मात्र बिक्रीमा आउँछ।';
export const decided = 'सामान स्वीकृत गर्न वा स्वीकृति फिर्ता लिन व्यवस्थापकले मात्र सक्छन्।';
export const sellingHint = 'सुरु मूल्यबाट छुट घटाएपछिको मूल्य।';
export const soldAt = (rupees: number) =>
  `बिक्री मूल्य ${formatRupees(rupees)}: पसलले मूल्य मिलाएर राख्छ।`;
export const stockHint = 'बेच्न मिल्ने थान।';
export const editorPlaceholder = 'किन्नेले जान्न चाहने कुरा: विशेषता, बाकसभित्र के छ, विवरणको तालिका…';
export const preview = 'प्रिभ्यु';
export const write = 'लेख्नुहोस्';

export const slot = (place: number) => `तस्बिर ${writeDigits(place)}`;
export const picturesHint = 'तीन तस्बिर: PNG, JPEG, WebP वा AVIF, प्रत्येक १० MB सम्म।';
export const choosePicture = (place: number) => `तस्बिर ${writeDigits(place)} छान्नुहोस्`;
export const replacePicture = (place: number) => `तस्बिर ${writeDigits(place)} फेर्नुहोस्`;
export const removePicture = (place: number) => `तस्बिर ${writeDigits(place)} हटाउनुहोस्`;
export const dropHere = 'यहाँ राख्नुहोस्, टाँस्नुहोस् वा छान्नुहोस्';
export const previewOf = (place: number) => `तस्बिर ${writeDigits(place)} कस्तो देखिन्छ`;

export const saving = 'सेभ हुँदैछ…';
export const sent = (share: number) => `पठाइँदैछ… ${writeDigits(Math.round(share * 100))}%`;

export const changedTitle = 'यो सामान अरू कसैले बदलेको छ';
export const merged = 'उहाँका परिवर्तन फाराममा आए, तपाईंका पनि जस्ताको तस्तै छन्। जाँचेर फेरि सेभ गर्नुहोस्।';
export const bothChanged = (fields: string) => `दुवैले बदलेको: ${fields}। तपाईंले लेखेको राखियो।`;
export const takeTheirs = 'मेरो हटाएर उहाँको राख्नुहोस्';

export const facts = 'विशेषता';
export const factsHint = 'सामानको पृष्ठमा तालिकामा देखिन्छ। ग्राहकले सूची यसैअनुसार छान्न सक्छन्।';
export const noFacts = 'यस वर्गमा अहिलेसम्म छैन। व्यवस्थापकले “वर्ग र ब्रान्ड” मा थप्नुहुन्छ।';
export const factsFailed = 'वर्गका विशेषता लोड गर्न सकिएन।';
export const factNumber = 'सङ्ख्या मात्र लेख्नुहोस्, जस्तै 8 वा 2.5।';
export const withUnit = (name: string, unit: string) => `${name} (${unit})`;
export const notGiven = 'नतोकिएको';
export const yes = WORDS.yes;
export const no = WORDS.no;

export const variants = 'विकल्प';
export const variantsHint =
  'छुट्टै मूल्य र स्टक भएका विकल्प, जस्तै 64 GB र 128 GB। सामान एकै किसिमको भए खाली छोड्नुहोस्।';
export const inVariants = 'मूल्य र स्टक तलका विकल्पबाट आउँछ। छुट सबैमा लाग्छ।';
export const addVariant = 'विकल्प थप्नुहोस्';
export const variantLabels = {
  name: 'नाम',
  code: 'कोड',
  original_price: 'सुरु मूल्य (रु.)',
  in_stock: 'स्टकमा भएका',
  image: 'तस्बिर',
} as const;
export const noPicture = 'सामानकै तस्बिर';
export const variantTitle = (place: number, name: string) =>
  name.trim() === ''
    ? `विकल्प ${writeDigits(place)}`
    : `विकल्प ${writeDigits(place)}: ${name.trim()}`;
export const soldFor = (rupees: number) => `बिक्री मूल्य ${formatRupees(rupees)}`;
export const removeVariant = (title: string) => `${title} हटाउनुहोस्`;

export const nepali = 'नेपाली';
export const nepaliHint = 'नेपाली पृष्ठमा देखिन्छ। यहाँ नलेखिएको कुरा त्यहाँ अङ्ग्रेजीमा देखिन्छ।';
export const nepaliMissing = (texts: number) => `नेपालीमा लेख्न बाँकी: ${writeDigits(texts)}`;
export const writeNepali = 'नेपालीमा लेख्नुहोस्';
export const closeNepali = 'बन्द गर्नुहोस्';
export const notWritten = 'अहिलेसम्म लेखिएको छैन';
export const variantInNepali = (place: number) => `विकल्प ${writeDigits(place)} (नेपालीमा)`;

export const sellingPriceLabel = 'बिक्री मूल्य (रु.)';

export const problemTexts: Record<Problem | VariantProblem, string> = {
  missing: 'यो भर्नुहोस्।',
  price: '० भन्दा बढी मूल्य लेख्नुहोस्, जस्तै 2500 वा 2499.50।',
  decimals: 'दशमलवपछि बढीमा दुई अङ्क लेख्नुहोस्।',
  'nothing-left': 'छुटपछि पनि मूल्य शून्यभन्दा बढी हुनुपर्छ।',
  stock: '० वा त्योभन्दा ठूलो पूरा सङ्ख्या लेख्नुहोस्।',
  variants: 'तलका विकल्प जाँच्नुहोस्।',
  'name-twice': 'अर्को विकल्पको नाम पनि यही छ।',
  'too-long': 'यो पाठ धेरै लामो छ। छोटो बनाएर सेभ गर्नुहोस्।',
};

/** Fills fields in with one press (D100). */
export const fillUsual = 'प्रायः भर्ने विवरण भर्नुहोस्: नयाँ सामान, छुट छैन';
export const fillAsBefore = 'अघिल्लो सामानको जस्तै भर्नुहोस्';
