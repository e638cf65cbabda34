import { useState } from 'react';
import { Choice, FormDialog } from '@pasal/shared/dashboard';
import { LANGUAGE } from '@pasal/shared/shell';
import { Checkbox, Invoice } from '@pasal/shared/ui';
import { KeyedFields } from '../../../kit/keyed-fields';
import { onPaper } from '../../../kit/order-print/on-paper';
import { PackingSlip } from '../../../kit/order-print/packing-slip';
import { Sheet } from '../../../kit/order-print/packing-slip.styles';
import { PrintJob, type Letterhead } from '../../../kit/order-print/print-job';
import { languageOf, printPapers } from '../../../kit/order-print/print-papers';
import { ownPaths } from '../../../paths';
import type { PaperOf } from '../../model/papers';
import * as messages from './messages';
import { ParcelLabel } from './parcel-label';
import { Sheet as LabelSheet } from './parcel-label.styles';

/** What is printed of each parcel. */
export interface PrintChoice {
  slips: boolean;
  invoices: boolean;
  labels: boolean;
  size: 'label' | 'sheet';
}
export const ALL_PAPERS: PrintChoice = { slips: true, invoices: true, labels: true, size: 'label' };

const SHEET = 4;

interface PapersProps {
  papers: readonly PaperOf[];
  choice: PrintChoice;
}

/** Labels last, four per sheet or one each. */
function Labels({ papers, choice, seller }: PapersProps & Pick<Letterhead, 'seller'>) {
  const isAlone = choice.size === 'label';
  const label = (paper: PaperOf) => (
    <ParcelLabel
      key={`${paper.order.id}/${paper.parcel.number}`}
      {...paper}
      seller={seller}
      isAlone={isAlone}
    />
  );
  if (isAlone) return papers.map(label);
  const sheets = Array.from({ length: Math.ceil(papers.length / SHEET) }, (_none, at) =>
    papers.slice(at * SHEET, (at + 1) * SHEET),
  );
  return sheets.map((some) => <LabelSheet key={some[0]?.order.id}>{some.map(label)}</LabelSheet>);
}

/** An order with the goods of one parcel and its cash due. */
function packedOf({ order, parcel }: PaperOf) {
  const items = parcel.items.flatMap(({ line, quantity }) => {
    const item = order.items[line - 1];
    return item ? [{ ...item, quantity }] : [];
  });
  return onPaper({ ...order, items, total: parcel.cash_due });
}

/** An order has one invoice, whatever its number of parcels. */
const hasInvoice = ({ parcel }: PaperOf) => parcel.number === 1;

/**
 * The papers of all parcels: slip and invoice of each in packing order, then the labels. Invoices in another
 * language are printed from a page in that language.
 */
function AllPapers({ papers, choice, ...letterhead }: PapersProps & Letterhead) {
  return (
    <>
      {papers.flatMap((paper) => [
        choice.slips && (
          <Sheet key={`slip ${paper.order.id}/${paper.parcel.number}`}>
            <PackingSlip order={packedOf(paper)} {...letterhead} />
          </Sheet>
        ),
        choice.invoices && hasInvoice(paper) && languageOf(paper.order) === LANGUAGE && (
          <Sheet key={`invoice ${paper.order.id}`}>
            <Invoice order={onPaper(paper.order)} {...letterhead} />
          </Sheet>
        ),
      ])}
      {choice.labels && <Labels papers={papers} choice={choice} seller={letterhead.seller} />}
    </>
  );
}

interface DeskPrintProps {
  papers: readonly PaperOf[];
  /** The last choice. */
  choice: PrintChoice;
  onChoice: (choice: PrintChoice) => void;
  onClose: () => void;
}

/** Asks what to print for the selected parcels, and prints it in one job. */
export function DeskPrint({ papers, choice, onChoice, onClose }: DeskPrintProps) {
  const [isPrinting, setPrinting] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  if (isPrinting) {
    return (
      <PrintJob onDone={onClose}>
        {(letterhead) => <AllPapers papers={papers} choice={choice} {...letterhead} />}
      </PrintJob>
    );
  }
  const box = (name: 'slips' | 'invoices' | 'labels') => (
    <Checkbox
      label={messages[name]}
      checked={choice[name]}
      onChange={({ target }) => onChoice({ ...choice, [name]: target.checked })}
    />
  );
  return (
    <FormDialog
      title={messages.title(papers.length)}
      submitLabel={messages.print}
      busy={false}
      refusal={refusal}
      onSubmit={(event) => {
        event.preventDefault();
        const invoices = choice.invoices ? papers.filter(hasInvoice) : [];
        let isHere = choice.slips || choice.labels;
        printPapers(
          invoices.map(({ order }) => order),
          () => (isHere = true),
          (ids) => ownPaths.printedOrders(ids, 'invoice'),
        );
        if (isHere) setPrinting(true);
        else if (invoices.length > 0) onClose();
        else setRefusal(messages.chooseSome);
      }}
      onClose={onClose}
    >
      <KeyedFields>
        {box('slips')}
        {box('invoices')}
        {box('labels')}
        {choice.labels && (
          <Choice
            label={messages.size}
            choices={[
              ['label', messages.label],
              ['sheet', messages.sheet],
            ]}
            value={choice.size}
            onChoose={(size) => onChoice({ ...choice, size })}
          />
        )}
      </KeyedFields>
    </FormDialog>
  );
}
