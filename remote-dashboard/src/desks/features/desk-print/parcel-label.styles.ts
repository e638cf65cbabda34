import styled from 'styled-components';

/** Black on white, in paper units: labels are for people, scanners and thermal printers. */
export const Label = styled.article<{ $isAlone: boolean }>`
  ${({ $isAlone }) =>
    $isAlone
      ? 'page: label; break-after: page; height: 140mm;'
      : 'width: 92mm; height: 132mm; padding: 4mm; border: 1px dashed #000;'}
  display: flex;
  flex-direction: column;
  gap: 3mm;
  overflow: hidden;
  break-inside: avoid;
  background: #fff;
  color: #000;
  font-size: 11pt;
  line-height: 1.3;
  overflow-wrap: anywhere;
  h3,
  dt {
    font-size: 8pt;
    font-weight: 400;
  }
  figure {
    margin-block-start: auto;
  }
`;

/** Four on a sheet of A4. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 92mm);
  gap: 2mm;
  break-before: page;
`;

export const To = styled.section`
  padding-block: 2mm;
  border-block: 2px solid #000;
  p:first-of-type {
    font-size: 15pt;
    font-weight: 700;
  }
  strong {
    font-size: 14pt;
  }
`;

export const Cash = styled.p`
  padding: 2mm;
  border: 3px solid #000;
  font-size: 15pt;
  font-weight: 700;
  text-align: center;
`;
