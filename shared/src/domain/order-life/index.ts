export * from './labels';
export * from './return-steps';
export * from './stages';
