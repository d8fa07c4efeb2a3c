import { useEffect, useEffectEvent, useState } from 'react'
import { QuoteReply } from '#domain/api/orders.ts'
import type { Product } from '#domain/api/products.ts'
import { routes } from '#domain/api/routes.ts'
import { couponCodePattern } from '#domain/billing/coupon-code.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { request } from '#web/device/request.ts'
import { isTransient } from '#web/device/transient.ts'

const pattern = new RegExp(couponCodePattern)

/** The typed text as a code; null if it does not have the form of a code and need not be sent. */
export function readCouponCode(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return pattern.test(code) ? code : null
}

/** The code in the query of an address, such as `?code=WELCOME7`; null if there is none. */
export const couponCodeIn = (search: string): string | null =>
  readCouponCode(new URLSearchParams(search).get('code') ?? '')

const parse = parserOf(QuoteReply)

/** The price with a coupon; null if the reply cannot be parsed or would raise the price. */
export function quoteFrom(reply: unknown): QuoteReply | null {
  const quote = parse(reply)
  return quote !== null && quote.amountMinor <= quote.listAmountMinor ? quote : null
}

/** The state of the entered code. */
export type CouponState =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'held' }
  /** It does not lower the price of this plan. */
  | { readonly kind: 'useless' }
  | { readonly kind: 'refused' }
  /** Codes are for a first plan, and this is not one. */
  | { readonly kind: 'not_first' }
  | { readonly kind: 'unreachable' }

export type CouponUse = {
  readonly code: string | null
  readonly state: CouponState
  readonly apply: (code: string) => void
  readonly remove: () => void
}

/** Asks what a plan costs with the code that was entered or is in the address, and asks again when the plan changes. */
export function useCoupon(product: Product | null, onQuote: (quote: QuoteReply | null) => void): CouponUse {
  // A new object for every request, so that the same code can be tried again.
  const [asked, setAsked] = useState<{ readonly code: string } | null>(null)
  const [state, setState] = useState<CouponState>({ kind: 'none' })
  const tell = useEffectEvent(onQuote)
  const productId = product?.id
  const listPrice = product?.priceMinor

  useEffect(() => {
    const code = couponCodeIn(window.location.search)
    if (code !== null) setAsked({ code })
  }, [])
  // The price is a dependency because a plan whose price has changed needs a new quote.
  useEffect(() => {
    if (asked === null || productId === undefined) return
    let isAwaited = true
    setState({ kind: 'asking' })
    const query = new URLSearchParams({ productId, coupon: asked.code })
    void request(`${routes.quote}?${query}`, quoteFrom).then((outcome) => {
      if (!isAwaited) return
      const quote =
        outcome.kind === 'ok' && outcome.value.amountMinor < outcome.value.listAmountMinor ? outcome.value : null
      tell(quote)
      if (outcome.kind === 'ok') setState({ kind: quote === null ? 'useless' : 'held' })
      else if (isTransient(outcome)) setState({ kind: 'unreachable' })
      else
        setState({ kind: outcome.kind === 'refused' && outcome.code === 'COUPON_FIRST_PLAN' ? 'not_first' : 'refused' })
    })
    return () => {
      isAwaited = false
    }
  }, [asked, productId, listPrice])

  return {
    code: asked?.code ?? null,
    state: asked === null ? { kind: 'none' } : state,
    apply: (code) => setAsked({ code }),
    remove: () => {
      setAsked(null)
      onQuote(null)
    },
  }
}
