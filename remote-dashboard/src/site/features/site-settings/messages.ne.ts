import type { NotificationName } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const notices: Record<NotificationName, string> = {
  order_placed_buyer_email: 'अर्डर भएपछि, ग्राहकलाई इमेलमा',
  order_placed_buyer_sms: 'अर्डर भएपछि, ग्राहकलाई SMS मा',
  order_placed_shop_email: 'अर्डर भएपछि, पसललाई इमेलमा',
  status_changed_buyer_email: 'स्थिति बदलिएपछि, ग्राहकलाई इमेलमा',
  status_changed_buyer_sms: 'स्थिति बदलिएपछि, ग्राहकलाई SMS मा',
  cancelled_by_buyer_shop_email: 'ग्राहकले रद्द गरेपछि, पसललाई इमेलमा',
  return_asked_shop_email: 'सामान फिर्ता मागेपछि, पसललाई इमेलमा',
  stage_confirmed_buyer_email: 'अर्डर पक्का भएपछि, ग्राहकलाई इमेलमा',
  stage_confirmed_buyer_sms: 'अर्डर पक्का भएपछि, ग्राहकलाई SMS मा',
  stage_packed_buyer_email: 'पार्सल प्याक भएपछि, ग्राहकलाई इमेलमा',
  stage_packed_buyer_sms: 'पार्सल प्याक भएपछि, ग्राहकलाई SMS मा',
  stage_handed_over_buyer_email: 'पार्सल कुरियरलाई दिएपछि, ग्राहकलाई इमेलमा',
  stage_handed_over_buyer_sms: 'पार्सल कुरियरलाई दिएपछि, ग्राहकलाई SMS मा',
  stage_on_the_way_buyer_email: 'पार्सल बाटोमा निस्केपछि, ग्राहकलाई इमेलमा',
  stage_on_the_way_buyer_sms: 'पार्सल बाटोमा निस्केपछि, ग्राहकलाई SMS मा',
  stage_delivered_buyer_email: 'पार्सल डेलिभरी भएपछि, ग्राहकलाई इमेलमा',
  stage_delivered_buyer_sms: 'पार्सल डेलिभरी भएपछि, ग्राहकलाई SMS मा',
  stage_could_not_deliver_buyer_email: 'पार्सल डेलिभरी हुन नसकेपछि, ग्राहकलाई इमेलमा',
  stage_could_not_deliver_buyer_sms: 'पार्सल डेलिभरी हुन नसकेपछि, ग्राहकलाई SMS मा',
};

export const title = 'साइटका सेटिङ';
export const titleOf = (page: string) => `${title}: ${page}`;
export const pages = 'साइटका सेटिङका पृष्ठहरू';
export const shop = 'पसल';
export const shopLead =
  'पसलले आफ्नो बारेमा भन्ने कुरा। ग्राहकले परिवर्तन अर्को पृष्ठमा देख्छन्। खाली छोडिएका कुरा देखाइँदैनन्।';
export const identity = 'परिचय';
export const shopName = 'पसलको नाम';
export const tagline = 'छोटो परिचय';
export const openingHours = 'खुल्ने समय';
export const contact = 'सम्पर्क';
export const phones = 'फोन';
export const phonesHint = 'प्रत्येक लाइनमा एउटा, बढीमा पाँचवटा। पहिलो मुख्य फोन हो।';
export const address = 'ठेगाना';
export const email = 'इमेल';
export const website = 'वेबसाइट';
export const websiteHint = 'जस्तै https://example.com';
export const social = 'सामाजिक सञ्जालका लिङ्क';
export const socialHint = 'पूरा ठेगाना, जस्तै https://www.facebook.com/yourshop';
export const facebook = 'Facebook';
export const instagram = 'Instagram';
export const tiktok = 'TikTok';
export const whatsappLink = 'WhatsApp को लिङ्क';
export const whatsappLinkHint =
  '“च्याट” मा नम्बर राख्नुभयो भने पहिलो सन्देशसहितका बटन बन्छन्। नम्बर राखेपछि यो खाली गर्नुहोस्।';
export const legal = 'कानुनी परिचय';
export const legalName = 'कानुनी नाम';
export const registration = 'दर्ता नम्बर';
export const panVat = 'प्यान';
export const vat = 'भ्याट नम्बर';
export const vatHint = 'पसल भ्याटमा दर्ता भएको भए मात्र। त्यसपछि बिलमा मूल्यभित्रको भ्याट देखिन्छ।';
export const grievance = 'गुनासोका लागि सम्पर्क';
export const looks = 'रूप';
export const looksLead = 'तपाईंको लोगो, आइकन र मुख्य रङ। ग्राहकले परिवर्तन अर्को पृष्ठमा देख्छन्।';
export const selling = 'बिक्री';
export const sellingLead = 'गृहपृष्ठमा के देखाउने, मूल्य कसरी मिलाउने र एउटा अर्डरमा कति सामान हुन सक्ने।';
export const home = 'गृहपृष्ठ';
export const specialOffer = '“विशेष अफर!” को बाकस देखाउनुहोस्';
export const orders = 'वेबसाइटबाट हुने अर्डर';
export const ordersHint = 'एउटा अर्डरमा कति थान सामान हुन सक्छ। कर्मचारीले लेख्ने अर्डरमा सीमा छैन।';
export const perProduct = 'एउटै सामान बढीमा';
export const perOrder = 'सबै गरी बढीमा';
export const scarceLeft = 'स्टक कतिमा पुगेपछि सामान थोरै बाँकी मान्ने';
export const scarceLeftHint = '० भनेको कहिल्यै होइन।';
export const scarcePerHour = 'थोरै बाँकी सामान एक घण्टामा बढीमा';
export const scarcePerHourHint =
  'थोरै बाँकी भएका सबै सामान जोडेर, प्रत्येक नेटवर्क ठेगाना र प्रत्येक फोनका लागि।';
export const limitRange = (least: number, most: number) =>
  `${writeDigits(least)} देखि ${writeDigits(most)} सम्मको पूर्ण सङ्ख्या।`;
export const save = 'सेटिङ सेभ गर्नुहोस्';
export const discard = 'परिवर्तन छोड्नुहोस्';
export const unsaved = 'सेभ नगरेका परिवर्तन छन्।';
export const failed = 'सेटिङ लोड गर्न सकिएन।';
export const loadAgain = 'उहाँको परिवर्तन ल्याउनुहोस्';
export const takenIn = 'उहाँको परिवर्तन आयो, तपाईंले लेखेका सबै कुरा पनि छन्। जाँच्नुहोस्, अनि फेरि सेभ गर्नुहोस्।';
export const savedMeanwhile = (value: string) =>
  value === '' ? 'यसबीच अरू कसैले यो खाली गर्नुभयो।' : `यसबीच अरू कसैले यहाँ “${value}” सेभ गर्नुभयो।`;
export const mail = 'सन्देश';
export const mailLead = 'कुन सन्देश पठाइन्छन्, र कसको नाममा।';
export const sent = 'पठाइने सन्देश';
export const addresses = 'पठाउने र पाउने';
export const noEmail = 'यो पसलले अहिले इमेल पठाउन सक्दैन। सन्देश पालोमा बस्छन्।';
export const noSms = 'यो पसलले अहिले SMS पठाउन सक्दैन।';
export const senderName = 'पठाउनेको नाम';
export const senderHint = 'पसलको नाम राख्न खाली छोड्नुहोस्';
export const notifyEmail = 'नयाँ अर्डरको इमेल';
export const notifyHint = 'पसलकै इमेलमा पठाउन खाली छोड्नुहोस्';

export const delivery = 'डेलिभरी';
export const deliveryLead = 'सबै ठाउँमा लागू हुन्छ। “जिल्ला र सहर” मा प्रत्येक ठाउँका लागि छुट्टै राख्न सकिन्छ।';
export const terms = 'शुल्क र दिन';
export const closed = 'बन्द हुने दिन';
export const pickUp = 'पसलबाट लिने';
export const freeAbove = 'यति रुपैयाँदेखि निःशुल्क डेलिभरी (रु.)';
export const freeAboveHint = 'अर्डरका सामानको जम्मा मूल्य। कहिल्यै निःशुल्क नगर्ने भए खाली छोड्नुहोस्।';
export const closedWeekdays = 'हरेक हप्ता बन्द हुने बार';
export const weekdays = [
  'आइतबार',
  'सोमबार',
  'मङ्गलबार',
  'बुधबार',
  'बिहीबार',
  'शुक्रबार',
  'शनिबार',
] as const;
export const closedDates = 'बन्द हुने मिति';
export const closedDatesHint =
  'प्रत्येक लाइनमा एक दिन, जस्तै 2026-11-21। डेलिभरीको दिन गन्दा यी दिन छोडिन्छन्।';
export const mapUrl = 'नक्साको लिङ्क';
export const mapUrlHint = 'पसलबाट लिने ग्राहकका लागि, पसलको ठेगाना र खुल्ने समयसँगै देखाइन्छ।';

/** Predefined remarks for staff. */
export const remarks = 'कैफियत';
export const readyRemarks = 'तयारी कैफियत';
export const remarksLead =
  'अर्डरको स्थिति बदल्दा कर्मचारीले एकै थिचाइमा छान्ने कैफियत। यसले स्थिति बदल्न र ग्राहकलाई केही भन्न सक्छ।';
export const remark = 'कैफियत';
export const remarkStatus = 'स्थिति यसमा बदल्छ';
export const statusKept = 'स्थिति उही';
export const remarkTold = 'ग्राहकलाई भन्ने कुरा';
export const removeRemark = (remark: string) =>
  remark === '' ? 'यो कैफियत हटाउनुहोस्' : `"${remark}" हटाउनुहोस्`;
export const addRemark = 'कैफियत थप्नुहोस्';
export const remarksBoth =
  'यी कैफियत अरू कसैले पनि बदल्नुभयो। तपाईंले सेभ गर्नुभयो भने उहाँको ठाउँमा तपाईंको रहन्छ।';

/** Return periods for goods. */
export const returns = 'सामान फिर्ता';
export const returnsLead = 'ग्राहकले कति दिनभित्र सामान फिर्ता गर्न माग्न सक्नुहुन्छ।';
export const shopDays = 'पसलको दिन';
export const shopDaysLead = 'डेलिभरी भएको दिनदेखि गनिन्छ, रकम फिर्ता र साट्ने दुवैका लागि। ० लेखे कहिल्यै हुँदैन।';
export const categoryDays = 'आफ्नै दिन भएका क्याटेगोरी';
export const categoryDaysLead = 'पसलकै दिन चलाउने भए खाली छोड्नुहोस्।';
export const dayKinds = { return_days: 'रकम फिर्ता (दिन)', exchange_days: 'साट्ने (दिन)' };
export const daysOf = (category: string, kind: string) => `${category}: ${kind}`;
export const wrongDays = (most: number) => `० देखि ${writeDigits(most)} सम्मको पूरा दिन लेख्नुहोस्।`;

export const desks = 'डेस्क';
export const desksLead = 'कलदेखि कुरियरलाई दिँदासम्म अर्डरमा कसरी काम गरिन्छ।';
export const callRules = 'कसलाई कल गर्नुपर्दैन';
export const callRulesLead =
  'नयाँ अर्डरमा पहिले कल गरिन्छ। कल नगरे पनि हुने अर्डरमा डेस्कले चिनो लगाउँछ; निर्णय कर्मचारीकै हो।';
export const callRule = {
  known_orders: 'चिनेको ग्राहकका डेलिभरी भएका अर्डर',
  below: 'कति रकमभन्दा कममा कल नगरे पनि हुने (रु.)',
  first_above: 'कति रकमभन्दा ठूलो पहिलो अर्डरमा कल गर्ने (रु.)',
  refusals: 'कति पार्सल नलिएकालाई कल गर्ने',
};
export const callRuleHint = {
  known_orders: 'एउटै फोनका यति अर्डर डेलिभरी भएका हुनुपर्छ। ० भए सबैलाई कल गरिन्छ।',
  below: '० भए रकम हेरिँदैन।',
  first_above: 'अहिलेसम्म केही डेलिभरी नभएका ग्राहकको अर्डर। ० भए रकमका कारण कल गरिँदैन।',
  refusals: 'कर्मचारीले पसलबाटै लिन भन्छन्। प्रायः सबै पार्सल लिनेलाई कल गरिँदैन। ० भए कसैलाई गरिँदैन।',
};
export const cashRules = 'डेलिभरीमा नगद: पहिले कसलाई कल वा सन्देश';
export const cashRulesLead =
  'नियमले कल वा सन्देशसम्म मात्र पुर्‍याउँछ, केही रद्द गर्दैन। कारण अर्डरमा र कल गर्ने डेस्कमा देखिन्छ।';
export const textFirst = 'धेरै पार्सल नलिइने ठाउँमा पहिले सन्देश पठाउनुहोस्';
export const textFirstHint =
  'ठाउँ वा कुरियरमा पसलको भन्दा पक्कै धेरै पार्सल नलिइएका हुनुपर्छ: कम्तीमा पाँच, र संयोगले हुने भन्दा बढी। ग्राहकलाई एसएमएस र इमेलबाट नगद तयार राख्न भनिन्छ।';
export const desksNumber = (most: number) => `० देखि ${writeDigits(most)} सम्मको पूरा अङ्क लेख्नुहोस्।`;

/** The shop's chat contacts, and message templates for staff. */
export const chats = 'च्याट';
export const chatsLead =
  'तपाईंले च्याटमा जवाफ दिने ठाउँ: सामान, कार्ट, अर्डर र सम्पर्क पृष्ठमा बटन देखिन्छन्, भरिएका मात्र। र कर्मचारीले ग्राहकलाई लेख्ने सन्देश।';
export const chatNumbers = 'तपाईंका च्याट';
export const whatsapp = 'WhatsApp नम्बर';
export const viber = 'Viber नम्बर';
export const viberHint = 'Viber को लिङ्कमा सन्देश जाँदैन: त्यो कपी हुन्छ र ग्राहकले टाँस्छन्।';
export const messenger = 'Messenger पृष्ठ';
export const messengerHint = 'm.me/ वा facebook.com/ पछिको नाम, जस्तै yourshop';
export const chatTemplates = 'ग्राहकलाई पठाउने सन्देश';
export const chatTemplatesLead =
  'अर्डरमा कर्मचारीले छान्ने सन्देश। {name}, {order}, {total} र {day} को ठाउँमा अर्डरकै विवरण आउँछ। {day} भएको सन्देश दिन तोकिएका अर्डरमा मात्र देखिन्छ।';
export const templateName = 'नाम';
export const templateText = 'सन्देश';
export const removeTemplate = (name: string) =>
  name === '' ? 'यो सन्देश हटाउनुहोस्' : `"${name}" हटाउनुहोस्`;
export const addTemplate = 'सन्देश थप्नुहोस्';
export const templatesBoth =
  'यी सन्देश अरू कसैले पनि बदल्नुभयो। तपाईंले सेभ गर्नुभयो भने उहाँको ठाउँमा तपाईंको रहन्छ।';

/** Pages written by the owner, and the announcement above the header. */
export const ownPages = 'पृष्ठहरू';
export const ownPagesLead =
  'नियम र सर्त, गोपनीयता, सामान फिर्ता, हाम्रो बारेमा र प्रश्नहरू, अङ्ग्रेजी र नेपालीमा। ग्राहकले तपाईंले पछिल्लोपटक प्रकाशित गरेको पाठ पढ्छन्।';
export const announcement = 'सूचना';
export const announcementLead =
  'तपाईंले छानेका दिनमा पसलका सबै पृष्ठको माथि देखिने छोटो पाठ। ग्राहकले यसलाई बन्द गर्न सक्छन्।';

/** Bikram Sambat. */
export const calendar = 'पात्रो';
export const calendarLead = 'पसलले मिति कुन पात्रोमा लेख्छ, र घोषणा भएका विक्रम संवत् (वि.सं.) का वर्षहरू।';
