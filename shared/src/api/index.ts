export * from './auth-api';
export * from './base-api';
export * from './base-url';
export * from './category-api';
export * from './message-of';
export * from './site-api';
