export * from './factories';
export * from './page-answers';
export * from './render-on-server';
export * from './render-shop';
export * from './server-answers';
export * from './stand-alone';
export * from './test-store';
