import { Button, Container, Panel, VisuallyHidden } from '@pasal/shared/ui';

export const title = 'Layout';
export const about = 'The page’s column, a panel in it, and words for screen readers alone.';

export const states = {
  'A panel in the column': () => (
    <Container>
      <Panel>What belongs together stands in a panel.</Panel>
    </Container>
  ),
  'Words nobody sees': () => (
    <Button variant="secondary">
      Details <VisuallyHidden>of Dome camera</VisuallyHidden>
    </Button>
  ),
};
