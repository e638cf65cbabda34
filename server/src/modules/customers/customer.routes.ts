import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { listTheirOrders, readDetails } from './customer-details.repository';
import { listCustomers } from './customer-list.repository';
import { readCustomer } from './customer.repository';
import { joinCustomer, partCustomer } from './join.service';
import * as messages from './messages';
import { noteCustomer } from './note.service';

/** Customers by their phone numbers. */
export const customerRoutes: Routes = (app, { db }) => {
  serve(app, calls.orderCustomer, ({ query }) => readCustomer(db, query.phone));

  serve(app, calls.customers, ({ query }) => listCustomers(db, query));

  serve(app, calls.customerDetails, ({ query }) => readDetails(db, query.phone));

  serve(app, calls.customerOrders, ({ query }) => listTheirOrders(db, query));

  serve(app, calls.noteCustomer, async ({ body, staff }) => {
    await noteCustomer(db, staff, body);
    return { message: messages.noteAdded };
  });

  serve(app, calls.joinCustomer, async ({ body, staff }) => {
    await joinCustomer(db, staff, body);
    return { message: messages.joined };
  });

  serve(app, calls.partCustomer, async ({ body, staff }) => {
    await partCustomer(db, staff, body);
    return { message: messages.parted };
  });
};
