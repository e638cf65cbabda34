/** A purpose that people search for without a product's name, and every kind that serves it. */
interface Purpose {
  kinds: readonly string[];
  said: string;
}

/**
 * People say what a thing does: "to heat water". All kinds that do it are meant, not just one. These phrases also classify titles, so none
 * is a word that occurs in titles.
 */
export const PURPOSES: readonly Purpose[] = [
  {
    kinds: ['Kettle', 'Geyser'],
    said: 'pani tataune, pani tatauna, pani tato parne, tato pani banaune, tato pani garne, पानी तताउने, पानी तताउन, पानी तातो पार्ने, water heating, heat water, heating water, warm water, water boiler, water warmer',
  },
  {
    kinds: ['Kettle'],
    said: 'pani umalna, chiya banaune, chiya pakauna, dudh umalne, coffee banaune, चिया बनाउने, चिया पकाउने, दूध उमाल्ने, boil water, boiling water, make tea, tea making',
  },
  {
    kinds: ['Geyser'],
    said: 'nuhaune pani, nuhaune pani tataune, nuhaune tato pani, nuhauna tato pani, nuhaune geyser, नुहाउने पानी, नुहाउने पानी तताउने, नुहाउने तातो पानी, hot shower, bathing water',
  },
  {
    kinds: ['Cooker', 'Stove', 'Oven', 'Air fryer'],
    said: 'khana pakaune, khana pakauna, khana banaune, khana banauna, खाना पकाउने, खाना बनाउने, cooking machine, food cooking, cook food, cooking food',
  },
  { kinds: ['Stove'], said: 'tarkari pakaune, tarkari banaune, तरकारी पकाउने' },
  { kinds: ['Roti maker', 'Stove'], said: 'roti banaune, roti pakaune, रोटी बनाउने, रोटी पकाउने' },
  {
    kinds: ['Mixer grinder'],
    said: 'juice banaune, jus banaune, masala pisna, pisne machine, जुस बनाउने, पिस्ने मेसिन, पिस्ने, make juice, grind masala',
  },
  {
    kinds: ['Toaster', 'Oven'],
    said: 'pauroti pakaune, pauroti sekne, bread tataune, पाउरोटी सेक्ने',
  },
  {
    kinds: ['Heater'],
    said: 'kotha nyano parne, kotha nyano banaune, ghar nyano parne, nyano parne, कोठा न्यानो पार्ने, न्यानो पार्ने, room heating, heat room, warm room, room warmer',
  },
  {
    kinds: ['Fan', 'Air cooler', 'Air conditioner'],
    said: 'hawa khane, hawa fyakne, hawa falne, hawa chalne, hawa aaune, kotha chisyaune, kotha chiso parne, kotha chiso banaune, hawa chiso parne, हावा खाने, हावा फ्याँक्ने, हावा चल्ने, कोठा चिस्याउने, कोठा चिसो पार्ने, room cooling, cool room',
  },
  {
    kinds: ['Refrigerator', 'Freezer'],
    said: 'chiso rakhne, chiso banaune, chiso parne, khana chiso rakhne, tarkari rakhne, baraf jamaune, baraf banaune, चिसो बनाउने, चिसो पार्ने, खाना चिसो राख्ने, बरफ जमाउने, keep food cold, food cooling',
  },
  {
    kinds: ['Washing machine'],
    said: 'luga dhuna, luga safa garne, kapada safa garne, kapada dhuna, लुगा धुन, लुगा सफा गर्ने, wash clothes, washing clothes, clothes washing',
  },
  {
    kinds: ['Iron'],
    said: 'luga istri garne, kapada istri garne, istri garne, luga press garne, लुगा इस्त्री गर्ने, इस्त्री गर्ने, ironing clothes, press clothes',
  },
  {
    kinds: ['Vacuum cleaner'],
    said: 'dhulo safa garne, ghar safa garne, kotha safa garne, safa garne machine, safa garne, bhui safa garne, धुलो तान्ने, धुलो सफा गर्ने, कोठा सफा गर्ने, घर सफा गर्ने, सफा गर्ने मेसिन, सफा गर्ने, floor cleaning, clean floor, house cleaning, dust cleaning',
  },
  {
    kinds: ['Water purifier'],
    said: 'pani safa garne, pani shuddha garne, pani suddha garne, pani chhanne, khane pani safa garne, पानी छान्ने, clean water, purify water, water cleaning, water purifying',
  },
  {
    kinds: ['Router'],
    said: 'net chalaune, internet chalaune, wifi chalaune, net chalauna, नेट चलाउने, इन्टरनेट चलाउने, वाइफाइ चलाउने, run internet',
  },
  {
    kinds: ['Speaker', 'Headphones', 'Earbuds'],
    said: 'gana sunne, gaana sunne, git sunne, geet sunne, music sunne, gana bajaune, गीत सुन्ने, गाना सुन्ने, म्युजिक सुन्ने, listen music, music listening, play music, hear music',
  },
  {
    kinds: ['Photo camera', 'Smartphone'],
    said: 'photo khichne, photo khichna, foto khichne, selfie khichne, फोटो खिच्ने, take photos, take photo',
  },
  {
    kinds: ['Security camera'],
    said: 'nigrani garne, ghar herne, pasal herne, chor herne, निगरानी गर्ने, निगरानी, घर हेर्ने, watch home, watch shop',
  },
  {
    kinds: ['Alarm', 'Security camera'],
    said: 'chor pakadne, chor pakrine, chor thaha paune, chor bhagaune, चोर पक्रने, चोर भगाउने, catch thief',
  },
  {
    kinds: ['Fire detector', 'Gas detector'],
    said: 'aago thaha paune, dhuwa thaha paune, आगो थाहा पाउने',
  },
  {
    kinds: ['Recorder'],
    said: 'video record garne, camera record garne, record garne, भिडियो रेकर्ड गर्ने, रेकर्ड गर्ने, record video, recording video',
  },
  {
    kinds: ['Hard disk', 'SSD', 'Memory card', 'Pen drive'],
    said: 'data rakhne, file rakhne, photo rakhne, video rakhne, डाटा राख्ने, फोटो राख्ने, store data, save data, store photos',
  },
  {
    kinds: ['Lock'],
    said: 'dhoka lagaune, dhoka kholne, dhoka banda garne, ढोका लगाउने, ढोका खोल्ने, lock door, locking door',
  },
  {
    kinds: ['Doorbell', 'Door phone'],
    said: 'dhoka dhakdhakaune, pahuna herne, pahuna aako herne',
  },
  {
    kinds: ['Safe'],
    said: 'paisa rakhne, gahana rakhne, sun rakhne, paisa rakhne bakas, पैसा राख्ने, गहना राख्ने, keep money, store money',
  },
  {
    kinds: ['Charger', 'Power bank'],
    said: 'mobile charge garne, phone charge garne, charge garne, mobail charge garne, मोबाइल चार्ज गर्ने, चार्ज गर्ने, charge phone, charge mobile, charging phone',
  },
  {
    kinds: ['Inverter', 'UPS'],
    said: 'batti jada chalne, batti jada balne, light jada chalne, bijuli jada chalne, बत्ती जाँदा बल्ने, बिजुली जाँदा चल्ने',
  },
  {
    kinds: ['Light'],
    said: 'ujyalo garne, ujyalo parne, ujyalo dine, batti balne, उज्यालो पार्ने, उज्यालो दिने',
  },
  {
    kinds: ['Television', 'Projector'],
    said: 'film herne, movie herne, filim herne, फिल्म हेर्ने, watch movies, watch movie, watching movies',
  },
  {
    kinds: ['Drill'],
    said: 'bhitta ma pwal parne, bhitto khopne, pwal khanne, भित्तामा प्वाल पार्ने, drill wall',
  },
  { kinds: ['Attendance machine'], said: 'hajiri garne, hajir garne, हाजिरी गर्ने, take attendance' },
];
