import { Button, ButtonLink, Icon, IconButton, icons } from '@pasal/shared/ui';

export const title = 'Buttons';
export const about =
  'One primary button in a view. What takes something away is the dangerous one.';

export const states = {
  Primary: () => <Button>Add to Cart</Button>,
  Secondary: () => <Button variant="secondary">Compare</Button>,
  Quiet: () => <Button variant="quiet">Clear all</Button>,
  Danger: () => <Button variant="danger">Delete</Button>,
  Disabled: () => <Button disabled>Out of Stock</Button>,
  'At work': () => <Button busy>Placing order</Button>,
  'Full width': () => <Button wide>Proceed to Checkout</Button>,
  'Long text': () => <Button>Notify me as soon as this product is in stock again</Button>,
  'A link as a button': () => <ButtonLink to="/">Continue Shopping</ButtonLink>,
  'An icon alone': () => (
    <>
      <IconButton label="Search">
        <Icon shape={icons.search} />
      </IconButton>
      <IconButton label="Remove" disabled>
        <Icon shape={icons.trash} />
      </IconButton>
    </>
  ),
};
