/** What a column of a courier's upload file may have. */
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

/** The shapes of the sheets that most couriers take. */
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

/** The columns that are read of couriers' lists. */
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
/** Those that say what money it is: who keeps it says which they are. */
export const MONEY_HEADINGS: readonly ListHeading[] = ['cash', 'charge', 'net'];
/** Most characters of a heading: several of them may be added up. */
export const MAX_HEADING = 200;
/** Most words for states that are kept of one courier, and most characters of one. */
export const MAX_STATE_WORDS = 200;
export const MAX_STATE_WORD = 120;
/** What a refusal of a list names where a column is not found: it may be one that the owner has to name. */
export const LIST_COLUMNS = 'headings';
