import { OwnPage } from '../pages/own-page';
import { BareScreen } from './bare-screen';

/** Stands in for the dashboard when no one is signed in. */
export function SignInScreen() {
  return (
    <BareScreen>
      <OwnPage page="login" />
    </BareScreen>
  );
}
