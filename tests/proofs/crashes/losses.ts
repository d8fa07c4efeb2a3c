import { knowsLead, knowsOrder } from './client.ts'
import type { Acknowledged } from './writers.ts'

/** How many acknowledged leads and orders the app no longer has. */
export async function countLosses(url: string, { leads, orders }: Acknowledged): Promise<number> {
  let lost = 0
  for (const token of leads) if (!(await knowsLead(url, token))) lost += 1
  for (const order of orders) if (!(await knowsOrder(url, order))) lost += 1
  return lost
}
