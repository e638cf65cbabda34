export * from './labels';
export * from './stages';
