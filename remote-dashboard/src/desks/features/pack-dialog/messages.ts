import { writeDigits } from '@pasal/shared/domain';

export const title = (orderNumber: string) => `Pack ${orderNumber}`;
export const packed = 'Packed';
export const scan = 'Scan or type a code';
export const scanHint = "A variant's code or a product's number, then Enter.";
export const notHere = (code: string) => `${code} is not in this parcel.`;
export const enough = (name: string) => `All pieces of ${name} are checked.`;
export const which = (name: string) =>
  `${name} is here in several variants. Scan the variant's code.`;
export const fillSerial = 'Scan or type the serial number.';
export const checked = (count: number, of: number) => `${writeDigits(count)} of ${writeDigits(of)}`;
export const checkAll = 'Check every line first, by tick or by scan.';
export const serial = (name: string, piece: number) =>
  `Serial number of ${name}, piece ${writeDigits(piece)}`;
export const weight = 'Weight in grams';
export const weightHint = 'A courier that charges by weight takes the lightest charge without it.';
export const pieces = 'Pieces';
