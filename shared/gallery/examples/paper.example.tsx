import { useState } from 'react';
import {
  Button,
  Paper,
  PaperAddress,
  PaperFacts,
  PaperHead,
  PaperLines,
  PaperMark,
  PrintSheet,
} from '@pasal/shared/ui';
import { order } from '../orders';

export const title = 'Sheet of paper';
export const about = 'Parts of a sheet that is printed: in black on white, no line cut in two.';
export const width = 'sheet';

export const states = {
  'A slip': () => (
    <Paper aria-label="Packing slip">
      <PaperHead>
        <h2>Packing Slip</h2>
        <PaperFacts facts={[['Order', order.order_number]]} />
      </PaperHead>
      <PaperMark>Handle with care</PaperMark>
      <PaperAddress title="Ship to" order={order}>
        <p>{order.address}</p>
      </PaperAddress>
      <PaperLines
        label="Goods"
        columns={['Product', 'Pieces']}
        items={order.items}
        cellsOf={({ product_name, quantity }) => [product_name, quantity]}
      />
    </Paper>
  ),
  'Printed alone': function PrintedAlone() {
    const [printing, setPrinting] = useState(false);
    const print = () => {
      setPrinting(true);
      setTimeout(() => {
        window.print();
        setPrinting(false);
      });
    };
    return (
      <>
        <Button variant="secondary" onClick={print}>
          Print
        </Button>
        {printing && (
          <PrintSheet>
            <Paper>Only this is on the paper.</Paper>
          </PrintSheet>
        )}
      </>
    );
  },
};
