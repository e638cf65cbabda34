import { paths } from '@pasal/shared/routing/paths';
import { Container, HeaderLink } from '@pasal/shared/ui';
import { Bar, Row } from '../layout/header.styles';
import { HomeLink } from '../layout/home-link';
import * as messages from '../layout/messages';
import { OwnPage } from '../pages/own-page';

/** Stands in for the dashboard where nobody is signed in, with the way back to the shop. */
export function SignInScreen() {
  return (
    <>
      <Bar>
        <Container>
          <Row>
            <HomeLink />
            <HeaderLink to={paths.home()}>{messages.backToShop}</HeaderLink>
          </Row>
        </Container>
      </Bar>
      <main>
        <OwnPage page="login" />
      </main>
    </>
  );
}
