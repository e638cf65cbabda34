import styled from 'styled-components';

/** Takes no part in the layout around it. */
export const Place = styled.div`
  display: contents;
`;
