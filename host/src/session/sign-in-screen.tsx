import { OwnPage } from '../pages/own-page';
import { BareScreen } from './bare-screen';

/** Shown in place of the dashboard when nobody is signed in. */
export function SignInScreen() {
  return (
    <BareScreen>
      <OwnPage page="login" />
    </BareScreen>
  );
}
