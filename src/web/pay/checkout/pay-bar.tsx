import type { ReactNode } from 'react'
import { consentText, purchaseText, type ShownOffer } from '#domain/billing/disclosure.ts'
import { checkoutWords } from './checkout-words.ts'
import { ConsentBox } from './consent-box.tsx'
import styles from './pay-bar.module.css'

type PayBarProps = {
  readonly shown: ShownOffer
  readonly isAgreed: boolean
  readonly isMissing: boolean
  readonly isLocked: boolean
  /** Called with the full text that the buyer agrees to, or null if the box is not ticked. */
  readonly onAgree: (agreed: string | null) => void
  /** The pay button, and above it the result of the last attempt. */
  readonly children: ReactNode
}

/**
 * The consent and the pay button, on a phone always within reach of the thumb. The sentence of the consent names the
 * price, the renewal and how to end it; the full terms are above.
 */
export function PayBar({ shown, isAgreed, isMissing, isLocked, onAgree, children }: PayBarProps) {
  return (
    <div className={styles.bar} data-pay-bar>
      <ConsentBox
        name="consent"
        sentence={consentText(shown.terms, shown.language)}
        isAgreed={isAgreed}
        isMissing={isMissing}
        missing={checkoutWords.consentMissing}
        isLocked={isLocked}
        onChange={(isTicked) => onAgree(isTicked ? purchaseText(shown) : null)}
      />
      {children}
    </div>
  )
}
