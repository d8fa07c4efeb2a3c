import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Gtin, printedGtin } from '#domain/product/gtin.ts'
import type { PackReading } from '#domain/product/pack-reading.ts'
import type { Product } from '#domain/product/product.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { BarcodeScanner } from '#web/member/barcode/barcode-scanner.tsx'
import { barcodeWords } from '#web/member/barcode/barcode-words.ts'
import { AvoidedNamesNote } from '#web/member/pack/avoided-names-note.tsx'
import { AvoidedNote, type PackAllergens } from '#web/member/pack/avoided-note.tsx'
import type { PackDraft } from '#web/member/pack/pack-draft.ts'
import { PackForm } from '#web/member/pack/pack-form.tsx'
import { readingOf } from '#web/member/pack/pack-text.ts'
import { packWords } from '#web/member/pack/pack-words.ts'
import { PortionSheet } from '#web/member/pack/portion-sheet.tsx'
import { lastEaten, usualAmount } from '#web/member/pack/usual-amount.ts'
import { findProduct, type ProductAnswer } from '#web/member/products/find-product.ts'
import { fetchOwnProducts, forgetProduct } from '#web/member/products/own-products.ts'
import { rememberProduct } from '#web/member/products/product-store.ts'
import { addFoodWords as words } from './add-food-words.ts'
import styles from './barcode-way.module.css'
import { ForeignSource } from './foreign-source.tsx'
import { trayProduct } from './tray.ts'
import type { WayInProps } from './way-in.ts'

const nothingRead: PackReading = { basis: null, values: {}, doubtful: [] }
const sources = packWords.portion.sources

/** What another source says of a product that this member's own reading does not. */
type PackFacts = { readonly allergens?: PackAllergens }

type Step =
  | { readonly kind: 'scan' }
  | { readonly kind: 'looking'; readonly gtin: Gtin }
  | ({
      readonly kind: 'pack'
      readonly gtin: Gtin
      readonly reading: PackReading
      readonly why: string | null
    } & PackFacts)
  | ({
      readonly kind: 'portion'
      readonly gtin: Gtin
      readonly product: Product
      readonly source: ReactNode
    } & PackFacts)

/** The step after an answer: the portion if the product is known, otherwise the form for the figures on its pack. */
function stepAfter(gtin: Gtin, answer: ProductAnswer): Step {
  switch (answer.source) {
    case 'own':
      return { kind: 'portion', gtin, product: answer.product, source: sources.own }
    case 'members': {
      const { name, basis, values } = answer
      if (name !== null) return { kind: 'portion', gtin, product: { name, basis, values }, source: sources.members }
      return { kind: 'pack', gtin, reading: readingOf({ name, basis, values }), why: words.barcode.unnamed }
    }
    case 'open-food-facts': {
      const { product, isDoubtful, doubtful, link } = answer
      if (!isDoubtful)
        return { kind: 'portion', gtin, product, source: <ForeignSource link={link} />, allergens: answer }
      const why = answer.isPrepared ? words.barcode.prepared : words.barcode.doubtful
      return { kind: 'pack', gtin, reading: { ...product, doubtful }, why, allergens: answer }
    }
    case 'open-food-facts-part': {
      const { name, basis, values, doubtful } = answer
      const reading = { ...(name === '' ? {} : { name }), basis, values, doubtful }
      return { kind: 'pack', gtin, reading, why: words.barcode.part, allergens: answer }
    }
    case 'none':
      return { kind: 'pack', gtin, reading: nothingRead, why: words.barcode.unknown }
    case 'unreachable':
      return { kind: 'pack', gtin, reading: nothingRead, why: words.barcode.unreachable }
  }
}

/** Adds a product by its barcode: scan it, look it up, choose the amount. A known product is logged with two taps. */
export function BarcodeWay({ onPut, onAdd, diary }: WayInProps) {
  const [step, setStep] = useState<Step>({ kind: 'scan' })
  /** What was typed into the form of a pack before it was left. */
  const [drafts, setDrafts] = useState<ReadonlyMap<Gtin, PackDraft | null>>(new Map())
  const shown = useRef<HTMLDivElement>(null)
  const kind = step.kind
  // Refreshes the copy for offline use.
  useEffect(() => void fetchOwnProducts(), [])
  useEffect(() => {
    if (kind === 'pack' || kind === 'portion') shown.current?.focus()
  }, [kind])
  const look = async (gtin: Gtin) => {
    setStep({ kind: 'looking', gtin })
    const answer = await findProduct(gtin)
    const logged = answer.source === 'none' || answer.source === 'unreachable' ? lastEaten(diary, gtin) : null
    const next: Step =
      logged === null
        ? stepAfter(gtin, answer)
        : { kind: 'portion', gtin, product: logged.product, source: sources.logged }
    setStep((now) => (now.kind === 'looking' && now.gtin === gtin ? next : now))
  }
  const keepDraft = (gtin: Gtin, draft: PackDraft | null) => setDrafts((kept) => new Map(kept).set(gtin, draft))
  const scan = () => setStep({ kind: 'scan' })
  const forget = async (gtin: Gtin, { name }: Product) => {
    const isForgotten = await forgetProduct(gtin)
    announce(isForgotten ? packWords.portion.forgotten(name) : packWords.portion.notForgotten)
    if (isForgotten) scan()
  }
  if (step.kind === 'scan') {
    return (
      <div className={styles.way}>
        <BarcodeScanner onRead={(gtin) => void look(gtin)} />
      </div>
    )
  }
  const { gtin } = step
  return (
    <div className={styles.way} ref={shown} tabIndex={-1} data-barcode={gtin}>
      <p className={styles.digits}>{barcodeWords.found(printedGtin(gtin))}</p>
      {step.kind === 'looking' && (
        <p className={styles.digits} role="status">
          {barcodeWords.looking}
        </p>
      )}
      {step.kind !== 'looking' && step.allergens !== undefined && <AvoidedNote {...step.allergens} />}
      {step.kind === 'portion' && <AvoidedNamesNote names={[step.product.name]} />}
      {step.kind === 'pack' && (
        <>
          {step.why !== null && <p>{step.why}</p>}
          <PackForm
            reading={step.reading}
            draft={drafts.get(gtin)}
            readsLabel
            onCancel={(draft) => {
              keepDraft(gtin, draft)
              scan()
            }}
            onDone={(product, asPrinted) => {
              keepDraft(gtin, null)
              rememberProduct(gtin, product, asPrinted)
              setStep({ ...step, kind: 'portion', gtin, product, source: sources.own })
            }}
          />
        </>
      )}
      {step.kind === 'portion' && (
        <PortionSheet
          product={step.product}
          usual={usualAmount(diary, gtin, step.product)}
          source={step.source}
          onLog={(portion) => onAdd([trayProduct(gtin, step.product, portion)])}
          onPut={(portion) => {
            onPut([trayProduct(gtin, step.product, portion)])
            scan()
          }}
          onCorrect={() => setStep({ ...step, kind: 'pack', gtin, reading: readingOf(step.product), why: null })}
          onForget={step.source === sources.own ? () => void forget(step.gtin, step.product) : null}
          onCancel={scan}
        />
      )}
    </div>
  )
}
