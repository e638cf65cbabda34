import type { ReactNode } from 'react';
import { paths } from '@pasal/shared/routing/paths';
import { Container, HeaderLink } from '@pasal/shared/ui';
import { Bar, Row } from '../layout/header.styles';
import { HomeLink } from '../layout/home-link';
import * as messages from '../layout/messages';

/** Replaces the dashboard's own frame, with a link back to the shop. */
export function BareScreen({ children }: { children: ReactNode }) {
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
      <main>{children}</main>
    </>
  );
}
