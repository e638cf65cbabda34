// A development build of the styles would write them as text, which the page's policy forbids.
Object.assign(self, { SC_DISABLE_SPEEDY: false });
// Read only now, and from the same file: styles are made while their module is read.
void import(/* webpackMode: "eager" */ './app/start-shop').then(({ startShop }) =>
  startShop(document),
);
