import { couponCodePattern } from '#domain/api/orders.ts'

const pattern = new RegExp(couponCodePattern)

/** What was typed as a code to ask for; null where no code looks like it, so that it is not even sent. */
export function readCouponCode(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return pattern.test(code) ? code : null
}

/** The code in the address of a link, such as `?code=WELCOME7`; null where there is none. */
export const couponCodeIn = (search: string): string | null =>
  readCouponCode(new URLSearchParams(search).get('code') ?? '')
