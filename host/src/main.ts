import { startShop } from './app/start-shop';

void startShop(document);
