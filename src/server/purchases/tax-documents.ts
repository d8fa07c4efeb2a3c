import type { Selectable } from 'kysely'
import { dayInUtc } from '#domain/billing/day-words.ts'
import type { Money } from '#domain/billing/money.ts'
import { type PlaceEvidence, type PlaceSource, placeOfSupply } from '#domain/billing/place-of-supply.ts'
import type { Charge, Refund } from '#domain/billing/purchase.ts'
import { rateHundredths, rateOn, type SplitAmount, splitAmount, splitRefund } from '#domain/billing/tax.ts'
import type { Tax } from '#domain/brand.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'
import type { OrderRow } from './stored-purchase.ts'

export type TaxDocument = Selectable<Schema['tax_documents']>

type OrderKey = Pick<OrderRow, 'lead_id' | 'id'>

/** Stores evidence of a buyer's country. If a source later names another country, it replaces the earlier one. */
export async function storePlace(
  trx: Trx,
  { lead_id, id: order_id }: OrderKey,
  place: { readonly source: PlaceSource; readonly country: string | null },
  seen_at: Date,
): Promise<void> {
  const { source, country } = place
  if (country === null || !/^[A-Z]{2}$/.test(country)) return
  await trx
    .insertInto('order_places')
    .values({ lead_id, order_id, source, country, seen_at })
    .onConflict((conflict) =>
      conflict
        .columns(['lead_id', 'order_id', 'source'])
        .doUpdateSet({ country, seen_at })
        .where('order_places.country', '<>', country),
    )
    .execute()
}

/** All evidence of where the buyer of an order is. */
export const placesOf = (db: Reader, { lead_id, id }: OrderKey): Promise<PlaceEvidence[]> =>
  db
    .selectFrom('order_places')
    .select(['source', 'country'])
    .where('lead_id', '=', lead_id)
    .where('order_id', '=', id)
    .execute()

/** The prefix of each kind's numbers. */
const seriesOf = { receipt: 'R', credit_note: 'C', credit_note_reversal: 'CR' } as const

/** The next number of a kind in a year, such as "R-2026-000123". Numbers have no gaps. */
async function nextNumber(trx: Trx, kind: keyof typeof seriesOf, livemode: boolean, now: Date): Promise<string> {
  // Test documents never use up a number of the real books.
  const series = `${livemode ? '' : 'T'}${seriesOf[kind]}-${now.getUTCFullYear()}`
  const { next_number } = await trx
    .insertInto('document_series')
    .values({ series, next_number: 2 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet((row) => ({ next_number: row('document_series.next_number', '+', 1) })),
    )
    .returning('next_number')
    .executeTakeFirstOrThrow()
  return `${series}-${String(next_number - 1).padStart(6, '0')}`
}

/** The documents of an order, oldest first. */
export const documentsOf = (db: Reader, { lead_id, id }: OrderKey): Promise<TaxDocument[]> =>
  db
    .selectFrom('tax_documents')
    .selectAll()
    .where('lead_id', '=', lead_id)
    .where('order_id', '=', id)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()

type ForPayment = { readonly order: OrderRow; readonly paymentId: string; readonly tax: Tax; readonly now: Date }

/**
 * Writes the receipt of a payment: its number, and net, rate and tax if a rate is configured for the buyer's country. A
 * payment has only one receipt, which is returned if it exists.
 */
export async function issueReceipt(
  trx: Trx,
  { order, paymentId, tax, now }: ForPayment,
  charge: Pick<Charge, 'amount' | 'at'>,
): Promise<TaxDocument> {
  const known = (await documentsOf(trx, order)).find(
    ({ kind, payment_id }) => kind === 'receipt' && payment_id === paymentId,
  )
  if (known !== undefined) return known
  const { lead_id, id: order_id, livemode } = order
  const place = placeOfSupply(await placesOf(trx, order))
  const rate = place === null ? null : rateOn(place.country, dayInUtc(charge.at), tax)
  const hundredths = rate === null ? null : rateHundredths(rate)
  const split = hundredths === null ? null : splitAmount(charge.amount, hundredths)
  return insertDocument(trx, {
    ...{ lead_id, order_id, payment_id: paymentId, refund_id: null, kind: 'receipt', livemode },
    ...{ country: place?.country ?? null, is_proven: place?.isProven ?? false, rate_hundredths: hundredths },
    ...amountsOf(charge.amount, split),
    number: await nextNumber(trx, 'receipt', livemode, now),
    ...{ id: uuidV7(now), issued_at: now },
  })
}

/** Writes the credit note of a refund, at the rate of the receipt; null if its payment has no receipt. */
export async function issueCreditNote(
  trx: Trx,
  { order, paymentId, now }: Omit<ForPayment, 'tax'>,
  { id: refundId, amount }: Pick<Refund, 'id' | 'amount'>,
): Promise<TaxDocument | null> {
  const ofPayment = (await documentsOf(trx, order)).filter(({ payment_id }) => payment_id === paymentId)
  const receipt = ofPayment.find(({ kind }) => kind === 'receipt')
  const known = ofPayment.find(({ refund_id, kind }) => refund_id === refundId && kind === 'credit_note')
  if (receipt === undefined || known !== undefined) return known ?? null
  const { rate_hundredths: hundredths, country, is_proven, livemode } = receipt
  const split = hundredths === null ? null : splitRefund(takenBack(ofPayment, amount.currency), amount, hundredths)
  return insertDocument(trx, {
    ...{ lead_id: order.lead_id, order_id: order.id, payment_id: paymentId, refund_id: refundId },
    ...{ kind: 'credit_note', livemode, country, is_proven, rate_hundredths: hundredths },
    ...amountsOf({ ...amount, minor: -amount.minor }, split),
    number: await nextNumber(trx, 'credit_note', livemode, now),
    ...{ id: uuidV7(now), issued_at: now },
  })
}

/** The net and tax that credit notes have taken back from a payment so far; a reversed one counts as nothing. */
function takenBack(ofPayment: readonly TaxDocument[], currency: string): SplitAmount {
  const notes = ofPayment.filter(({ kind }) => kind !== 'receipt')
  const sum = (column: 'net_minor' | 'tax_minor') => notes.reduce((total, note) => total - (note[column] ?? 0), 0)
  return { net: { minor: sum('net_minor'), currency }, tax: { minor: sum('tax_minor'), currency } }
}

/**
 * Writes the document that takes back the credit note of a refund that a bank returned; null if there is no such credit
 * note, or if it was reversed before.
 */
export async function reverseCreditNote(
  trx: Trx,
  order: OrderRow,
  refundId: string,
  now: Date,
): Promise<TaxDocument | null> {
  const ofRefund = (await documentsOf(trx, order)).filter(({ refund_id }) => refund_id === refundId)
  const note = ofRefund.find(({ kind }) => kind === 'credit_note')
  if (note === undefined || ofRefund.some(({ kind }) => kind === 'credit_note_reversal')) return null
  const { gross_minor, net_minor, tax_minor } = note
  return insertDocument(trx, {
    ...note,
    kind: 'credit_note_reversal',
    gross_minor: -gross_minor,
    net_minor: net_minor === null ? null : -net_minor,
    tax_minor: tax_minor === null ? null : -tax_minor,
    number: await nextNumber(trx, 'credit_note_reversal', order.livemode, now),
    ...{ id: uuidV7(now), issued_at: now },
  })
}

const amountsOf = (
  { minor, currency }: Money,
  split: { readonly net: Money; readonly tax: Money } | null,
): Pick<TaxDocument, 'gross_minor' | 'currency' | 'net_minor' | 'tax_minor'> => ({
  gross_minor: minor,
  currency,
  net_minor: split?.net.minor ?? null,
  tax_minor: split?.tax.minor ?? null,
})

const insertDocument = (trx: Trx, document: TaxDocument): Promise<TaxDocument> =>
  trx.insertInto('tax_documents').values(document).returningAll().executeTakeFirstOrThrow()
