import styled from 'styled-components';

export const Place = styled.div`
  position: relative;
`;

export const Early = styled.button`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  background: transparent;
`;
