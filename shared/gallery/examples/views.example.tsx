import {
  ButtonLink,
  FailedView,
  icons,
  LoadingView,
  Skeleton,
  Spinner,
  StateView,
} from '@pasal/shared/ui';
import { doNothing } from '../do-nothing';

export const title = 'Loading, empty, failed';
export const about = 'The four states of every list are these three and its data.';

export const states = {
  Loading: () => <LoadingView />,
  Empty: () => <StateView title="There are no products yet." />,
  'Empty, with a way on': () => (
    <StateView icon={icons.cart} title="Your Cart is Empty" text="What you add stays here.">
      <ButtonLink to="/">Continue Shopping</ButtonLink>
    </StateView>
  ),
  Failed: () => <FailedView title="The products could not be loaded." onRetry={doNothing} />,
  'Failed, with the reason': () => (
    <FailedView
      title="The reviews could not be loaded."
      text="The service of reviews is away. Try again soon."
      retryLabel="Try Again"
      onRetry={doNothing}
    />
  ),
  'In the place of a text': () => (
    <>
      <Skeleton $height="24px" $width="60%" />
      <Skeleton $height="16px" />
      <Skeleton $height="16px" $width="80%" />
    </>
  ),
  'Beside a word': () => (
    <>
      <Spinner size={18} /> Looking…
    </>
  ),
};
