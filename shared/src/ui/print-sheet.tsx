import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';

/**
 * On paper only the sheet of the page remains: elements that neither contain it nor are inside it disappear, and
 * those that contain it lose their box. Page margins are in millimetres.
 */
const PaperStyle = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm 12mm;
  }
  /* A parcel's label has a page of its own size, whatever stands before it. */
  @page label {
    size: 100mm 150mm;
    margin: 4mm;
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
      background: none !important;
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

/** The printed form of its page, hidden on screen. Only one at a time: render the one to print. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return (
    <Sheet data-print-sheet>
      <PaperStyle />
      {children}
    </Sheet>
  );
}
