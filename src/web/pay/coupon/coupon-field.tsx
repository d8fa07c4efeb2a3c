import { type KeyboardEvent, useId, useState } from 'react'
import type { QuoteReply } from '#domain/api/orders.ts'
import styles from './coupon-field.module.css'
import { couponStatusWords, couponWords } from './coupon-words.ts'
import { type CouponUse, readCouponCode } from './use-coupon.ts'

type CouponFieldProps = {
  readonly coupon: CouponUse
  readonly quote: QuoteReply | null
  readonly isLocked: boolean
}

/** A code for a lower first price: closed until the buyer has one. */
export function CouponField({ coupon, quote, isLocked }: CouponFieldProps) {
  const id = useId()
  // One that came with the address can be tried again as it is.
  const [typed, setTyped] = useState(coupon.code ?? '')
  const [isMisspelt, setMisspelt] = useState(false)
  const give = () => {
    const code = readCouponCode(typed)
    setMisspelt(code === null)
    if (code !== null) coupon.apply(code)
  }
  // Enter gives the code; it must not pay.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    give()
  }
  if (quote !== null && coupon.state.kind === 'held')
    return (
      <div className={styles.held} role="status">
        <span>
          <strong>{quote.coupon}</strong> {couponWords.held(quote.endsAt)}
        </span>
        <button
          type="button"
          className={styles.drop}
          disabled={isLocked}
          data-action="drop-code"
          onClick={coupon.remove}
        >
          {couponWords.drop}
        </button>
      </div>
    )
  const said = isMisspelt ? couponWords.misspelt : couponStatusWords[coupon.state.kind]
  return (
    <details className={styles.coupon} open={coupon.code !== null || undefined}>
      <summary>{couponWords.open}</summary>
      <div className={styles.line}>
        <input
          className={styles.code}
          name="code"
          value={typed}
          aria-label={couponWords.label}
          aria-describedby={`${id}-said`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          disabled={isLocked}
          onChange={(event) => {
            setMisspelt(false)
            setTyped(event.target.value)
          }}
          onKeyDown={press}
        />
        <button type="button" className={styles.give} disabled={isLocked} data-action="give-code" onClick={give}>
          {couponWords.give}
        </button>
      </div>
      <p className={styles.said} id={`${id}-said`} role="status">
        {said}
      </p>
    </details>
  )
}
