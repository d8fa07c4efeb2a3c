import type { ReactNode } from 'react'
import styles from './amount-stepper.module.css'
import { MinusIcon, PlusIcon } from './line-icons.tsx'

type AmountStepperProps = {
  /** The accessible names of both buttons and of the amount. */
  readonly labels: { readonly less: string; readonly amount: string; readonly more: string }
  readonly text: string
  readonly onStep: (direction: 1 | -1) => void
  /** Shown after the amount, such as its unit. */
  readonly children: ReactNode
}

/** An amount with a button for less and one for more. */
export function AmountStepper({ labels, text, onStep, children }: AmountStepperProps) {
  return (
    <div className={styles.amount}>
      <button type="button" className={styles.step} aria-label={labels.less} onClick={() => onStep(-1)}>
        <MinusIcon />
      </button>
      <output className={styles.count} aria-label={labels.amount}>
        {text}
      </output>
      <button type="button" className={styles.step} aria-label={labels.more} onClick={() => onStep(1)}>
        <PlusIcon />
      </button>
      {children}
    </div>
  )
}
