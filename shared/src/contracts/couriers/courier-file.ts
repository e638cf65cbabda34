/** Values for the columns of a courier's upload file. */
export const COURIER_FILE_VALUES = [
  'order_number',
  'parcel',
  'consignment',
  'customer_name',
  'phone',
  'address',
  'city',
  'district',
  'pieces',
  'weight_grams',
  'weight_kg',
  'cash',
  'goods',
  'empty',
] as const;
export type CourierFileValue = (typeof COURIER_FILE_VALUES)[number];

export interface CourierFileColumn {
  title: string;
  value: CourierFileValue;
}

const column = (title: string, value: CourierFileValue): CourierFileColumn => ({ title, value });

/** Presets of the sheets that most couriers accept. */
export const COURIER_FILE_PRESETS = {
  plain: [
    column('Order Number', 'parcel'),
    column('Name', 'customer_name'),
    column('Phone', 'phone'),
    column('District', 'district'),
    column('City', 'city'),
    column('Address', 'address'),
    column('Pieces', 'pieces'),
    column('Weight (g)', 'weight_grams'),
    column('COD', 'cash'),
    column('Goods', 'goods'),
  ],
  branch: [
    column('Vendor Ref', 'parcel'),
    column('Receiver Name', 'customer_name'),
    column('Receiver Phone', 'phone'),
    column('Alternate Phone', 'empty'),
    column('Destination Branch', 'city'),
    column('Receiver Address', 'address'),
    column('Package', 'goods'),
    column('Weight (kg)', 'weight_kg'),
    column('COD Charge', 'cash'),
    column('Instruction', 'empty'),
  ],
  merchant: [
    column('MerchantOrderId', 'parcel'),
    column('RecipientName', 'customer_name'),
    column('RecipientPhone', 'phone'),
    column('RecipientCity', 'district'),
    column('RecipientZone', 'city'),
    column('RecipientAddress', 'address'),
    column('ItemQuantity', 'pieces'),
    column('ItemWeight', 'weight_kg'),
    column('AmountToCollect', 'cash'),
    column('ItemDesc', 'goods'),
    column('SpecialInstruction', 'empty'),
  ],
} as const satisfies Record<string, readonly CourierFileColumn[]>;
export type CourierFilePreset = keyof typeof COURIER_FILE_PRESETS;
export const MAX_FILE_COLUMNS = 40;
export const MAX_COURIER_FILES = 100;

/** The columns read from couriers' lists. */
export const LIST_HEADINGS = [
  'parcel',
  'state',
  'reason',
  'remarks',
  'cash',
  'charge',
  'net',
] as const;
export type ListHeading = (typeof LIST_HEADINGS)[number];
/** The amount columns: the account holder confirms which is which. */
export const MONEY_HEADINGS: readonly ListHeading[] = ['cash', 'charge', 'net'];
/** Maximum length of a heading: several may be summed. */
export const MAX_HEADING = 200;
/** Maximum number of state words per courier, and their maximum length. */
export const MAX_STATE_WORDS = 200;
export const MAX_STATE_WORD = 120;
/** Marks the refusal of a list with an unrecognised column, which the owner may have to assign. */
export const LIST_COLUMNS = 'headings';
