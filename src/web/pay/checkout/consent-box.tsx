import { type Ref, useId } from 'react'
import { FieldError } from '#web/ui/note.tsx'
import styles from './checkout.module.css'

type ConsentBoxProps = {
  readonly ref?: Ref<HTMLInputElement>
  readonly name: string
  /** The sentence that the buyer agrees to. */
  readonly sentence: string
  readonly isAgreed: boolean
  readonly isMissing: boolean
  /** The error shown if the consent is missing. */
  readonly missing: string
  readonly isLocked?: boolean
  readonly onChange: (isTicked: boolean) => void
}

/** A consent to a charge; the box is never ticked in advance. */
export function ConsentBox(props: ConsentBoxProps) {
  const { ref, name, sentence, isAgreed, isMissing, missing, isLocked = false, onChange } = props
  const id = useId()
  return (
    <div>
      <label className={styles.consent}>
        <input
          ref={ref}
          type="checkbox"
          name={name}
          checked={isAgreed}
          disabled={isLocked}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-problem` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{sentence}</span>
      </label>
      {isMissing && <FieldError id={`${id}-problem`}>{missing}</FieldError>}
    </div>
  )
}
