export const price = 'Price range';
export const minPrice = 'Lowest price';
export const maxPrice = 'Highest price';
export const minSlider = 'Lowest price, slider';
export const maxSlider = 'Highest price, slider';
