import { useEffect, useRef, useState } from 'react'
import type { Product } from '#domain/product/product.ts'
import { newRecordId } from '#web/member/diary/write-diary.ts'
import { LabelScanner } from '#web/member/label-reader/label-scanner.tsx'
import type { ScannedLabel } from '#web/member/label-reader/scanned-label.ts'
import { AvoidedNamesNote } from '#web/member/pack/avoided-names-note.tsx'
import { PackForm } from '#web/member/pack/pack-form.tsx'
import { readingOf } from '#web/member/pack/pack-text.ts'
import { packWords } from '#web/member/pack/pack-words.ts'
import { PortionSheet } from '#web/member/pack/portion-sheet.tsx'
import { usualAmount } from '#web/member/pack/usual-amount.ts'
import styles from './label-way.module.css'
import { trayProduct } from './tray.ts'
import type { WayInProps } from './way-in.ts'

type Step =
  | { readonly kind: 'scan' }
  | { readonly kind: 'pack'; readonly scanned: ScannedLabel }
  | { readonly kind: 'portion'; readonly product: Product; readonly code: string }

/** Adds a product by its label: take a picture, confirm the figures, choose the amount. The last step stores it. */
export function LabelWay({ onPut, onAdd, diary }: WayInProps) {
  const [step, setStep] = useState<Step>({ kind: 'scan' })
  const shown = useRef<HTMLDivElement>(null)
  const { kind } = step
  useEffect(() => {
    if (kind !== 'scan') shown.current?.focus()
  }, [kind])
  const scan = () => setStep({ kind: 'scan' })
  switch (step.kind) {
    case 'scan':
      return (
        <div className={styles.way}>
          <LabelScanner onRead={(scanned) => setStep({ kind: 'pack', scanned })} />
        </div>
      )
    case 'pack': {
      const { reading, crops, note, check } = step.scanned
      return (
        <div
          className={styles.way}
          ref={shown}
          tabIndex={-1}
          data-label={reading.doubtful.length > 0 ? 'asked' : 'read'}
        >
          {note !== null && <p role="status">{note}</p>}
          <PackForm
            reading={reading}
            crops={crops}
            check={check}
            onCancel={scan}
            onDone={(product) => setStep({ kind: 'portion', product, code: newRecordId() })}
          />
        </div>
      )
    }
    case 'portion': {
      const { product, code } = step
      return (
        <div className={styles.way} ref={shown} tabIndex={-1}>
          <AvoidedNamesNote names={[product.name]} />
          <PortionSheet
            product={product}
            usual={usualAmount(diary, code, product)}
            source={packWords.portion.sources.own}
            onLog={(portion) => onAdd([trayProduct(code, product, portion)])}
            onPut={(portion) => {
              onPut([trayProduct(code, product, portion)])
              scan()
            }}
            onCorrect={() =>
              setStep({ kind: 'pack', scanned: { reading: readingOf(product), crops: {}, note: null, check: null } })
            }
            onCancel={scan}
          />
        </div>
      )
    }
  }
}
