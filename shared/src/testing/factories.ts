import type {
  District,
  Order,
  Product,
  SiteSettings,
  User,
  Variant,
} from '@pasal/shared/contracts';
import { eachProductLine } from '../contracts/products/product-limits';
import type { CartItem } from '@pasal/shared/domain';

let last = 0;
const nextId = () => (last += 1);

/** A product as the server returns it, with these values changed. */
export function makeProduct(part: Partial<Product> = {}): Product {
  const id = part.id ?? nextId();
  return {
    id,
    slug: `dome-camera-${id}`,
    title: `Dome Camera ${id}`,
    brand: 'Hikvision',
    category: 'Security Cameras',
    subcategory: null,
    price: 4500,
    original_price: 5000,
    discount_percentage: 10,
    in_stock: 5,
    images: [`/uploads/demo/dome-camera-${id}-1.webp`],
    variants: [],
    fast_delivery: false,
    ...eachProductLine(() => null),
    warranty: '1 year',
    description: 'A dome camera.',
    section: null,
    is_popular: false,
    ...part,
  };
}

/** A variant of a product, with these values changed. */
export function makeVariant(part: Partial<Variant> = {}): Variant {
  const id = part.id ?? nextId();
  return {
    id,
    name: `${id} channels`,
    code: null,
    price: 4500,
    original_price: 5000,
    in_stock: 5,
    image: null,
    ...part,
  };
}

/** A line of the cart, with these values changed. */
export function makeCartItem(part: Partial<CartItem> = {}): CartItem {
  const { id, slug, title, brand, images, price, in_stock } = makeProduct(part);
  return { id, slug, title, brand, images, price, in_stock, quantity: 1, ...part };
}

/** A member of staff, with these values changed. */
export function makeUser(part: Partial<User> = {}): User {
  return { id: nextId(), email: 'staff@pasal.test', role: 'staff', ...part };
}

/** A district with its cities, with these values changed. */
export function makeDistrict(part: Partial<District> = {}): District {
  const id = part.id ?? nextId();
  return {
    id,
    name: 'Kathmandu',
    cities: [{ id: id * 100, name: 'Kathmandu Metropolitan City' }],
    ...part,
  };
}

/** An order as the server returns it, with these values changed. */
export function makeOrder(part: Partial<Order> = {}): Order {
  const id = part.id ?? nextId();
  return {
    id,
    order_number: `NP-2026-${String(id).padStart(6, '0')}`,
    created_at: '2026-11-20T06:15:00.000Z',
    customer_name: 'Sita Sharma',
    email: 'sita@example.com',
    phone: '+9779841234567',
    address: 'Baneshwor 10',
    district_id: 1,
    city_id: 100,
    district: 'Kathmandu',
    city: 'Kathmandu Metropolitan City',
    delivery_type: 'home_delivery',
    payment_method: 'cash_on_delivery',
    source: 'web',
    status: 'pending',
    remarks: null,
    total: 9000,
    version: 1,
    items: [{ product_id: 1, product_name: 'Dome Camera 1', price: 4500, quantity: 2 }],
    ...part,
  };
}

/** The settings of a shop, with these values changed. */
export function makeSiteSettings(part: Partial<SiteSettings> = {}): SiteSettings {
  return {
    shop_name: 'Pasal',
    tagline: 'Electronics and security',
    phones: ['+977 1-5970000'],
    address: 'New Road, Kathmandu',
    email: 'hello@pasal.test',
    website: 'https://pasal.test',
    opening_hours: 'Sun–Fri 10:00–18:00',
    social: {
      facebook: 'https://facebook.com/pasal',
      instagram: 'https://instagram.com/pasal',
      tiktok: 'https://tiktok.com/@pasal',
      whatsapp: 'https://wa.me/9779800000000',
    },
    legal: {
      name: 'Pasal Pvt. Ltd.',
      registration_number: '1',
      pan_vat_number: '600000000',
      vat_number: '600000000',
      grievance_contact: 'grievance@pasal.test',
    },
    special_offer: true,
    order_limits: { pieces_per_product: 10, pieces_per_order: 50 },
    scarce_limits: { left: 10, pieces_per_hour: 10 },
    ...part,
  };
}
