import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';

/**
 * On paper only the sheet is left of the page, whoever made what is around it: what neither holds
 * it nor is in it goes, and what holds it gives up its box. Gaps are the paper's, in millimetres.
 */
const PaperStyle = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm 12mm;
  }
  @media print {
    body *:not(:has([data-print-sheet]), [data-print-sheet], [data-print-sheet] *) {
      display: none !important;
    }
    body :has([data-print-sheet]) {
      display: block !important;
      position: static !important;
      width: auto !important;
      max-width: none !important;
      min-height: 0 !important;
      max-height: none !important;
      margin: 0 !important;
      padding: 0 !important;
      overflow: visible !important;
      border: 0 !important;
      box-shadow: none !important;
    }
  }
`;

const Sheet = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

/**
 * What the page it is on is printed as, instead of itself; nothing of it shows on the screen. One
 * at a time: render the one that is wanted.
 */
export function PrintSheet({ children }: { children: ReactNode }) {
  return (
    <Sheet data-print-sheet>
      <PaperStyle />
      {children}
    </Sheet>
  );
}
