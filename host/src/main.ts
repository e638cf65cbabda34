import { allowToastStyles } from './app/page-nonce';

allowToastStyles(document);
// Read only now, and from the same file: the toasts make styles while their module is read.
void import(/* webpackMode: "eager" */ './app/start-shop').then(({ startShop }) =>
  startShop(document),
);
