import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, post, put } = callsOf<typeof shapes>();

export const couriers = get('couriers', '/courier', ['courier']);
export const addCourier = post('addCourier', '/courier', ['courier']);
export const changeCourier = put('changeCourier', '/courier/:id', ['courier', 'order-product']);
