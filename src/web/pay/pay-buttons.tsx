import { wallets } from '#domain/billing/plans.ts'
import styles from '#web/pay/checkout.module.css'
import type { PayWith } from '#web/pay/payment-draft.ts'
import buttonStyles from '#web/ui/button.module.css'
import { payWords } from '#web/words/pay.ts'

type PayButtonsProps = {
  /** Says that pressing pays, and how much. */
  readonly label: string
  readonly isBusy: boolean
  readonly onPay: (payWith: PayWith) => void
}

/** One button for the card in the form, one for each wallet. Busy ones keep the focus and do nothing. */
export function PayButtons({ label, isBusy, onPay }: PayButtonsProps) {
  const press = (payWith: PayWith) => () => {
    if (!isBusy) onPay(payWith)
  }
  return (
    <div className={styles.buttons}>
      <button
        type="submit"
        className={buttonStyles.primary}
        data-method="CREDIT_CARD"
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? payWords.paying : label}
      </button>
      <p className={styles.or}>{payWords.or}</p>
      {wallets.map((wallet) => (
        <button
          key={wallet}
          type="button"
          className={styles.wallet}
          data-method="FAST_PAYMENTS"
          data-wallet={wallet}
          aria-disabled={isBusy || undefined}
          onClick={press({ method: 'FAST_PAYMENTS', wallet })}
        >
          {payWords.withWallet(label, wallet)}
        </button>
      ))}
    </div>
  )
}
