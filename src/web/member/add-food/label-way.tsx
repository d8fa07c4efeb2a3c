import { useEffect, useRef, useState } from 'react'
import { type Gtin, printedGtin, readGtin } from '#domain/product/gtin.ts'
import type { Product } from '#domain/product/product.ts'
import { type BarcodeReader, openBarcodeReader } from '#web/member/barcode/barcode-reader.ts'
import { barcodeWords } from '#web/member/barcode/barcode-words.ts'
import { newRecordId } from '#web/member/diary/write-diary.ts'
import { LabelScanner } from '#web/member/label-reader/label-scanner.tsx'
import { nothingAround, type ScannedLabel } from '#web/member/label-reader/scanned-label.ts'
import { AvoidedNamesNote } from '#web/member/pack/avoided-names-note.tsx'
import { AvoidedNote, type PackAllergens } from '#web/member/pack/avoided-note.tsx'
import { PackForm } from '#web/member/pack/pack-form.tsx'
import { readingOf } from '#web/member/pack/pack-text.ts'
import { packWords } from '#web/member/pack/pack-words.ts'
import { PortionSheet } from '#web/member/pack/portion-sheet.tsx'
import { usualAmount } from '#web/member/pack/usual-amount.ts'
import { findProduct } from '#web/member/products/find-product.ts'
import { rememberProduct } from '#web/member/products/product-store.ts'
import { KnownBeside, type LabelBeside, labelBeside } from './known-beside.tsx'
import { knownBesideWords } from './known-beside-words.ts'
import { LabelIngredients } from './label-ingredients.tsx'
import styles from './label-way.module.css'
import { trayProduct } from './tray.ts'
import type { WayInProps } from './way-in.ts'

/** A pack that was read from one picture: its label, and the product of its bars as far as it is known. */
type OnePack = {
  readonly scanned: ScannedLabel
  readonly gtin: Gtin | null
  /** Whether the picture has bars that no food has. */
  readonly hasOtherBars: boolean
  readonly beside: LabelBeside | null
  readonly allergens: PackAllergens | null
}

type Step =
  | { readonly kind: 'scan' }
  | { readonly kind: 'looking'; readonly scanned: ScannedLabel; readonly gtin: Gtin }
  | { readonly kind: 'pack'; readonly pack: OnePack }
  | { readonly kind: 'portion'; readonly product: Product; readonly code: string; readonly pack: OnePack }

const alone = (scanned: ScannedLabel): OnePack => ({
  scanned,
  gtin: null,
  hasOtherBars: false,
  beside: null,
  allergens: null,
})

/** Whether the number below bars identifies a product, and no book, coupon or goods of a single shop. */
function isProduct(gtin: Gtin): boolean {
  const read = readGtin(gtin)
  return read.kind === 'gtin' && read.use === 'product'
}

/** Looks up the product of the bars beside a label. */
async function packOf(scanned: ScannedLabel, gtin: Gtin): Promise<OnePack> {
  const answer = await findProduct(gtin)
  const { reading, beside } = labelBeside(scanned.reading, answer)
  const isForeign = answer.source === 'open-food-facts' || answer.source === 'open-food-facts-part'
  const { check } = scanned
  const questions = (check?.questions ?? []).filter((question) => reading.doubtful.includes(question))
  const added = reading.doubtful.filter((question) => !questions.includes(question))
  const left = check === null ? null : { ...check, questions: [...questions, ...added] }
  return {
    scanned: { ...scanned, reading, check: left === null || left.questions.length === 0 ? null : left },
    gtin,
    hasOtherBars: false,
    beside,
    allergens: isForeign ? answer : null,
  }
}

/**
 * Adds a product by one picture of its pack: the label, the bars and the ingredients are read from it, the figures are
 * confirmed, the amount is chosen. The last step stores it.
 */
export function LabelWay({ onPut, onAdd, diary }: WayInProps) {
  const [step, setStep] = useState<Step>({ kind: 'scan' })
  const shown = useRef<HTMLDivElement>(null)
  const { kind } = step
  useEffect(() => {
    if (kind !== 'scan') shown.current?.focus()
  }, [kind])
  const bars = useRef<BarcodeReader | null>(null)
  useEffect(
    () => () => {
      bars.current?.close()
      bars.current = null
    },
    [],
  )
  const readBars = async (picture: Blob): Promise<Gtin | null> => {
    bars.current ??= openBarcodeReader()
    const reading = await bars.current.readPicture(picture)
    return reading.kind === 'read' ? reading.gtin : null
  }
  const scan = () => setStep({ kind: 'scan' })
  const take = async (scanned: ScannedLabel) => {
    const { gtin } = scanned.around
    if (gtin === null) return setStep({ kind: 'pack', pack: alone(scanned) })
    if (!isProduct(gtin)) return setStep({ kind: 'pack', pack: { ...alone(scanned), hasOtherBars: true } })
    setStep({ kind: 'looking', scanned, gtin })
    const pack = await packOf(scanned, gtin)
    setStep((now) => (now.kind === 'looking' && now.scanned === scanned ? { kind: 'pack', pack } : now))
  }
  switch (step.kind) {
    case 'scan':
      return (
        <div className={styles.way}>
          <LabelScanner readBars={readBars} onRead={(scanned) => void take(scanned)} />
        </div>
      )
    case 'looking':
      return (
        <div className={styles.way} ref={shown} tabIndex={-1}>
          <p role="status">{barcodeWords.looking}</p>
        </div>
      )
    case 'pack': {
      const { scanned, gtin, hasOtherBars, beside, allergens } = step.pack
      const { reading, crops, note, check } = scanned
      return (
        <div
          className={styles.way}
          ref={shown}
          tabIndex={-1}
          data-label={reading.doubtful.length > 0 ? 'asked' : 'read'}
        >
          {gtin !== null && <p>{barcodeWords.found(printedGtin(gtin))}</p>}
          {hasOtherBars && <p>{knownBesideWords.notFood}</p>}
          {note !== null && beside?.kind !== 'settled' && <p role="status">{note}</p>}
          {beside !== null && <KnownBeside beside={beside} />}
          {allergens !== null && <AvoidedNote {...allergens} />}
          <LabelIngredients ingredients={scanned.around.ingredients} />
          <PackForm
            reading={reading}
            crops={crops}
            check={check}
            onCancel={scan}
            onDone={(product, asPrinted) => {
              if (gtin !== null) rememberProduct(gtin, product, asPrinted)
              setStep({ kind: 'portion', product, code: gtin ?? newRecordId(), pack: step.pack })
            }}
          />
        </div>
      )
    }
    case 'portion': {
      const { product, code, pack } = step
      const correct = () =>
        setStep({
          kind: 'pack',
          pack: {
            ...pack,
            beside: null,
            scanned: { reading: readingOf(product), crops: {}, note: null, check: null, around: nothingAround },
          },
        })
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
            onCorrect={correct}
            onCancel={scan}
          />
        </div>
      )
    }
  }
}
