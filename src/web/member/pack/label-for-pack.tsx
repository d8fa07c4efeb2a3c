import { useEffect, useRef } from 'react'
import { LabelScanner } from '#web/member/label-reader/label-scanner.tsx'
import type { ScannedLabel } from '#web/member/label-reader/scanned-label.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './pack.module.css'
import { packWords } from './pack-words.ts'

const words = packWords.label

/** Reads the label in place of the form. The form keeps what was typed and comes back in any case. */
export function LabelForPack({
  onRead,
  onBack,
}: {
  readonly onRead: (scanned: ScannedLabel) => void
  readonly onBack: () => void
}) {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => shown.current?.focus(), [])
  return (
    <div className={styles.form} ref={shown} tabIndex={-1}>
      <LabelScanner onRead={onRead} />
      <Button look="quiet" action="back-to-form" onClick={onBack}>
        {words.back}
      </Button>
    </div>
  )
}
