export const price = 'मूल्य कतिदेखि कतिसम्म';
export const minPrice = 'न्यूनतम मूल्य';
export const maxPrice = 'अधिकतम मूल्य';
export const minSlider = 'न्यूनतम मूल्य, स्लाइडर';
export const maxSlider = 'अधिकतम मूल्य, स्लाइडर';
