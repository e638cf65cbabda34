import { addToCart, notify, useShopDispatch, useShopSelector } from '@pasal/shared/shell';
import { selectCartCount, selectCartTotal } from '@pasal/shared/shell';
import { Button, Price } from '@pasal/shared/ui';
import { camera } from '../products';

export const title = 'Cart';
export const about = 'The cart is the host’s: add to it by an action, read it by selectors.';

export const states = {
  'Add, count and sum': function AddToCart() {
    const dispatch = useShopDispatch();
    const count = useShopSelector(selectCartCount);
    const total = useShopSelector(selectCartTotal);
    const add = () => {
      const { id, slug, title: name, brand, images, price, in_stock } = camera;
      dispatch(addToCart({ id, slug, title: name, brand, images, price, in_stock }));
      notify.success(`${name} added to cart!`, { flow: `add ${id}` });
    };
    return (
      <>
        <Button onClick={add}>Put into the cart</Button>
        <span>In the cart: {count}</span>
        <Price price={total} />
      </>
    );
  },
};
