/** Unofficial names in use for a municipality, by its official English name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  Amargadhi: 'Dadeldhura, डडेल्धुरा',
  Bharatpur: 'Narayangarh, Narayanghat, नारायणगढ, नारायणघाट',
  Bhimdatta: 'Mahendranagar, महेन्द्रनगर',
  Bhimeshwor: 'Charikot, चरिकोट',
  Bidur: 'Trishuli, Battar, त्रिशूली, बट्टार',
  Birendranagar: 'Surkhet, सुर्खेत',
  Birtamod: 'Birtamode',
  Byas: 'Damauli, दमौली',
  Dasharathchand: 'Baitadi, Gothalapani, बैतडी, गोठलापानी',
  Dhangadhi: 'Dhangarhi',
  Ghorahi: 'Tribhuvannagar, त्रिभुवननगर',
  Hetauda: 'Hetaunda',
  Itahari: 'Itahri',
  Janakpurdham: 'Janakpur, जनकपुर',
  Kamalamai: 'Sindhulimadi, सिन्धुलीमाढी',
  Kapilvastu: 'Taulihawa, तौलिहवा',
  Kathmandu: 'काठमाण्डौ, काठमाण्डु',
  Lalitpur: 'Patan, पाटन',
  Mechinagar: 'Kakarbhitta, Kakadbhitta, Dhulabari, काँकडभिट्टा, धुलाबारी',
  Nilkantha: 'Dhading Besi, Dhadingbesi, धादिङबेसी',
  Phungling: 'Taplejung, ताप्लेजुङ',
  Putalibazar: 'Syangja, स्याङ्जा',
  Ramgram: 'Parasi, परासी',
  Resunga: 'Tamghas, तम्घास',
  Shuklagandaki: 'Dulegauda, दुलेगौंडा',
  Siddharthanagar: 'Bhairahawa, Bhairawa, भैरहवा, भैरवा',
  Siddhicharan: 'Okhaldhunga, ओखलढुङ्गा',
  Solududhkunda: 'Salleri, सल्लेरी',
  Sundarharaicha: 'Biratchowk, बिराटचोक',
  Tansen: 'Palpa, पाल्पा',
  Tilottama: 'Manigram, मणिग्राम',
  Triyuga: 'Gaighat, गाईघाट',
};

/** Alternative names of a place for matching, by its English name (D362). */
export const otherNamesOf = (english: string): readonly string[] =>
  Object.hasOwn(OTHER_NAMES, english) ? (OTHER_NAMES[english]?.split(', ') ?? []) : [];
