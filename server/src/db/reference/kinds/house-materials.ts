import type { ReferenceKind } from './kind';

/** Household appliances for cooking, cooling, heating and cleaning. */
export const HOUSE_KINDS: readonly ReferenceKind[] = [
  { name: 'Cooker', called: 'cooker, kukar, कुकर' },
  {
    name: 'Rice cooker',
    below: 'Cooker',
    called:
      'rice cooker, ricecooker, rice cookar, automatic cooker, electric cooker, electric rice cooker, drum rice cooker, deluxe rice cooker, bhat pakaune, bhat pakaune cooker, bhat cooker, bhaat pakaune, bhat pakaune bhado, bhat pakaune machine, rais kukar, राइस कुकर, राईस कुकर, भात पकाउने, भात पकाउने कुकर, drum cooker, multi cooker',
  },
  {
    name: 'Pressure cooker',
    below: 'Cooker',
    called:
      'pressure cooker, presser cooker, preser cooker, pressure kukar, presar kukar, whistle cooker, siti cooker, sitti cooker, gas cooker, dal pakaune, dal pakaune cooker, masu pakaune, प्रेसर कुकर, प्रेशर कुकर, सिटी कुकर, hawkins, prestige cooker',
  },
  {
    name: 'Kettle',
    called:
      'kettle, electric kettle, ketli, ketlee, kettel, electric ketli, water kettle, tea kettle, water jug, electric jug, hot water jug, jug, tea maker, chiya pakaune, pani umalne, pani umalne jug, pani tataune jug, boiling kettle, hot pot, केतली, केट्ली, केटली, इलेक्ट्रिक केतली, बिजुली केतली, पानी उमाल्ने, thermos, जग',
  },
  {
    name: 'Mixer grinder',
    called:
      'mixer, mixer grinder, grinder, mixi, mixie, mixy, mixer machine, mixture, mixture grinder, juicer, juicer mixer, blender, juice machine, juice maker, masala pisne, masala grinder, masala pisne machine, achar pisne, chutney maker, miksar, food processor, jucer, silauto, मिक्सर, मिक्सी, मिक्चर, ग्राइन्डर, मिक्सर ग्राइन्डर, जुसर, मसला पिस्ने, मसला पिस्ने मेसिन, hand blender',
  },
  {
    name: 'Stove',
    called:
      'stove, stov, chulo, chulho, chulha, chula, चुलो, चुल्हो, चुल्हा, cooktop, hob, cooking stove',
  },
  {
    name: 'Gas stove',
    below: 'Stove',
    called:
      'gas stove, gas chulo, gas chulho, gas chulha, gas chula, gyas chulo, gas burner, burner gas stove, two burner, two burner gas stove, burner, double burner, glass top stove, gas hob, gas cooktop, lpg stove, lpg gas stove, glass gas stove, stove gas, 2 burner gas, 2 burner, 3 burner, ग्यास चुलो, ग्याँस चुलो, ग्यास चुल्हो, ग्यास, गयास चुलो, gas',
  },
  {
    name: 'Induction cooker',
    below: 'Stove',
    called:
      'induction, induction cooker, induction stove, induction chulo, induction cooktop, infrared cooker, infrared, infrared stove, infrared chulo, electric chulo, electric chulho, electric stove, bijuli chulo, bijuli ko chulo, current chulo, electric cooktop, induksan, inducsion, hot plate, इन्डक्सन, इन्डक्सन चुलो, इन्डक्शन, इन्डक्सन चुल्हो, बिजुली चुलो, विद्युतीय चुलो, इन्फ्रारेड चुलो, electric cooker',
  },
  { name: 'Oven', called: 'oven, oben, cake oven, ओभन, ओवन, bake oven' },
  {
    name: 'Microwave oven',
    below: 'Oven',
    called:
      'microwave, micro wave, microwave oven, solo microwave, convection microwave, maikroweb, microvave, microwev, oven microwave, khana tataune, khana tataune machine, माइक्रोवेभ, माइक्रोवेव, माइक्रोवेभ ओभन, माइक्रोओभन, खाना तताउने',
  },
  { name: 'OTG oven', below: 'Oven', called: 'otg, otg oven, baking oven, electric oven' },
  {
    name: 'Air fryer',
    called:
      'air fryer, airfryer, air frier, oil free fryer, fryer, eyar frayar, air fry, oilless fryer, एयर फ्रायर, एअर फ्रायर, deep fryer',
  },
  {
    name: 'Toaster',
    called:
      'toaster, tostar, pop up toaster, pop-up toaster, bread toaster, sandwich maker, sandwich toaster, bread maker, toast maker, pauroti tataune, pauroti, sandwich, टोस्टर, पाउरोटी तताउने, slice toaster',
  },
  { name: 'Coffee maker', called: 'coffee maker, coffee machine, कफी मेसिन' },
  { name: 'Roti maker', called: 'roti maker, chapati maker, रोटी मेकर' },
  {
    name: 'Refrigerator',
    called:
      'refrigerator, fridge, freeze, freez, frij, fridj, freedge, refrigerater, refrigrator, refridgerator, fridge freezer, single door fridge, double door fridge, single door refrigerator, double door refrigerator, side by side, side by side refrigerator, side by side fridge, mini fridge, small fridge, frize, double door, single door, फ्रिज, फ्रीज, रेफ्रिजेरेटर, रेफ्रिजरेटर, फ्रिज्ड, चिसो राख्ने',
  },
  {
    name: 'Freezer',
    called: 'freezer, deep freezer, deep fridge, deep freeze, chest freezer, डिप फ्रिज',
  },
  {
    name: 'Washing machine',
    called:
      'washing machine, wash machine, washing, washing mashin, washing mesin, front load, top load, front load washing machine, top load washing machine, washer, laundry machine, luga dhune machine, luga dhune, luga dhune mesin, kapada dhune machine, kapada dhune, kapda dhune machine, automatic washing machine, semi automatic washing machine, clothes washer, fully automatic washing machine, लुगा धुने मेसिन, लुगा धुने, कपडा धुने मेसिन, कपडा धुने, वासिङ मेसिन, वाशिङ मेसिन, वासिङ मेशिन, वाशिंग मशिन, dryer machine',
  },
  { name: 'Dishwasher', called: 'dishwasher, dish washer, bhada majhne, भाँडा माझ्ने' },
  {
    name: 'Iron',
    called:
      'iron, steam iron, dry iron, press, press iron, clothes iron, istri, istiri, istry, iron machine, cloth iron, cloth press, garment steamer, ayran, aairan, luga press, electric iron, इस्त्री, इस्तिरी, आइरन, आइरन मेसिन, इस्त्रि, स्तरी',
  },
  {
    name: 'Fan',
    called:
      'fan, pankha, pangkha, hawa pankha, electric fan, पंखा, पङ्खा, पन्खा, फ्यान, cooling fan, fyan, bldc fan, exhaust fan',
  },
  {
    name: 'Stand fan',
    below: 'Fan',
    called:
      'stand fan, table fan, pedestal fan, standing fan, floor fan, stand pankha, table pankha, wall fan, desk fan, stand wala pankha, स्ट्यान्ड फ्यान, टेबल फ्यान, टेबुल पंखा, स्ट्यान्ड पंखा',
  },
  {
    name: 'Ceiling fan',
    below: 'Fan',
    called:
      'ceiling fan, celing fan, sealing fan, roof fan, ceiling pankha, siling fan, siling pankha, chhat pankha, chhana pankha, सिलिङ फ्यान, सिलिङ पंखा, छत पंखा',
  },
  {
    name: 'Heater',
    called:
      'heater, hitar, heatar, room heater, electric heater, halogen heater, halogen, quartz heater, quartz room heater, kotha tataune, winter heater, sun heater, rod heater, fan heater, oil heater, blower, blower heater, gas heater, kotha nyano, हिटर, हीटर, रुम हिटर, कोठा तताउने, न्यानो, हेलोजन हिटर, इलेक्ट्रिक हिटर',
  },
  {
    name: 'Geyser',
    called:
      'geyser, giser, gyser, gijar, geezer, geyzer, gizer, water heater, hot water heater, water geyser, electric geyser, bathroom geyser, gyzer, tato pani, tato pani machine, tatopani, bathroom heater, hot water machine, bath heater, solar water heater, गिजर, गीजर, तातो पानी, तातोपानी, तातो पानी मेसिन, वाटर हिटर',
  },
  {
    name: 'Storage geyser',
    below: 'Geyser',
    called: 'storage geyser, storage water heater, tank geyser',
  },
  {
    name: 'Instant geyser',
    below: 'Geyser',
    called:
      'instant geyser, instant water heater, tankless, tankless geyser, instant gyser, gas geyser, kitchen geyser',
  },
  {
    name: 'Vacuum cleaner',
    called:
      'vacuum, vacuum cleaner, vaccum cleaner, vaccum, vacum cleaner, vacum, hoover, dust cleaner, carpet cleaner, vacuum machine, dhulo tanne, dhulo tanne machine, robot vacuum, cleaning machine, bhyakum, sofa cleaner, car vacuum, भ्याकुम, भ्याकुम क्लिनर, भ्याकुम क्लीनर, धुलो तान्ने मेसिन',
  },
  {
    name: 'Air conditioner',
    called:
      'air conditioner, ac, a.c., a c, aircon, air con, air condition, airconditioner, air conditionar, split ac, inverter ac, window ac, air cooler ac, aircondition, cooler ac, ton ac, air conditioning, एसी, ए सी, एयर कन्डिसन, एयर कन्डिसनर, एयरकन्डिसन, एअर कन्डिसनर',
  },
  { name: 'Air cooler', called: 'air cooler, cooler, kular, कुलर, room cooler' },
  { name: 'Air purifier', called: 'air purifier, room purifier, humidifier' },
  {
    name: 'Water purifier',
    called:
      'water purifier, water filter, purifier, ro, ro water purifier, ro purifier, ro filter, water filtar, pani filter, pani saf garne, pani purifier, drinking water filter, aqua filter, uv filter, filter, kent ro, water dispenser, aquaguard, euroguard, euro guard, पानी फिल्टर, वाटर फिल्टर, वाटर प्युरिफायर, फिल्टर, पानी सफा गर्ने, पानी शुद्ध गर्ने',
  },
  {
    name: 'Hair dryer',
    called:
      'hair dryer, hairdryer, hair drier, dryer, kapal sukaune, kapal sukaune machine, hair blower, hair styler, hair straightener, blow dryer, heyar drayar, हेयर ड्रायर, कपाल सुकाउने, कपाल सुकाउने मेसिन, हेअर ड्रायर',
  },
  {
    name: 'Trimmer',
    called:
      'trimmer, shaver, hair trimmer, beard trimmer, daari katne, darhi katne, hair cutting machine, ट्रिमर',
  },
  {
    name: 'Sewing machine',
    called: 'sewing machine, silai machine, kal, luga silaune, सिलाई मेसिन, सिलाइ मेसिन',
  },
  {
    name: 'Weighing scale',
    called: 'weighing scale, weight machine, digital scale, tarazu, तराजु, kitchen scale',
  },
  { name: 'Water pump', called: 'water pump, motor pump, pani tanne motor, पानी तान्ने मोटर, pump' },
];
