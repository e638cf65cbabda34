export * from './cart';
export * from './kathmandu-time';
export * from './labels';
export * from './money';
export * from './phone';
export * from './policies';
export * from './product-images';
export * from './rich-text';
