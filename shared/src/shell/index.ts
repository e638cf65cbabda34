export * from './actions';
export * from './hooks';
export * from './notify';
export * from './page-head';
export * from './selectors';
export * from './shop-name';
export * from './shop-origin';
export * from './state';
export type * from './remote-module';
