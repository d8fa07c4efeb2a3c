import { screen } from '@testing-library/react'
import type { FoundProduct } from '#domain/api/member/food-products.ts'
import type { Product } from '#domain/product/product.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok, type Replies } from '#web/stub-server.fixture.ts'

const ADD = '/plan/day/2026-11-21/add'
export const DIGITS = '4006381333931'
export const CODE = '04006381333931'
const FIND = `GET /api/v2/member/barcodes/${CODE}`
export const muesli: Product = {
  name: 'Muesli',
  basis: { per: '100', unit: 'g', serving: 45 },
  values: { energy: 370, fat: 7, carbs: 60, protein: 11 },
}
/** The server's answer about this barcode. */
export const known = (answer: FoundProduct): Replies => ({ [FIND]: ok(answer) })
/** Opens the way in by barcode, where digits can be typed. */
export async function openBarcodeWay(replies: Replies = {}) {
  const opened = await openMember(ADD, { 'GET /api/v2/member/food-products': ok({ products: [] }), ...replies })
  await opened.user.click(await screen.findByText('Scan a barcode'))
  const digits = await screen.findByRole('textbox', { name: 'Or type the digits below the bars' })
  const type = async (text: string) => {
    await opened.user.type(digits, text)
    await opened.user.click(screen.getByRole('button', { name: 'Find' }))
  }
  return { ...opened, type, field: (name: string) => screen.findByRole('textbox', { name }) }
}
export const log = () => screen.findByRole('button', { name: /^Log it/ })
