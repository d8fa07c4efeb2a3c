import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { neededFields } from '#domain/product/pack-fields.ts'
import type { PackReading } from '#domain/product/pack-reading.ts'
import type { PackField } from '#domain/product/product.ts'
import { isHeic } from '#web/device/heic.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { heicWords } from '#web/words/heic-words.ts'
import styles from './label.module.css'
import { type LabelReader, openLabelReader } from './label-reader.ts'
import { labelWords as words } from './label-words.ts'
import { cropOf, type LabelPicture, labelPicture } from './picture.ts'
import type { Report } from './reading/messages.ts'
import { packOfLabel, stripsOfPack } from './reading/pack-of-label.ts'
import type { ReadingProgress } from './reading/read-picture.ts'
import { ReadingPicture } from './reading-picture.tsx'

/** The reading of a label, with pictures of the rows of its figures. `note` says how sure the reading is. */
export type ScannedLabel = {
  readonly reading: PackReading
  readonly crops: { readonly [F in PackField]?: string }
  readonly note: string | null
}

type ScannerState =
  | { readonly kind: 'ready'; readonly problem: string | null }
  | { readonly kind: 'opening' }
  | { readonly kind: 'loading'; readonly picture: LabelPicture; readonly percent: number }
  | { readonly kind: 'reading'; readonly picture: LabelPicture; readonly progress: ReadingProgress | null }

const ready = (problem: string | null = null): ScannerState => ({ kind: 'ready', problem })

function statusOf(state: ScannerState): string {
  switch (state.kind) {
    case 'ready':
      return ''
    case 'opening':
      return words.opening
    case 'loading':
      return words.loading(state.percent)
    case 'reading':
      if (state.progress === null) return words.finding
      return words.reading(Math.min(state.progress.read + 1, state.progress.lines.length), state.progress.lines.length)
  }
}

/** Whether a figure is shown with its row of the label: those that a product needs, and all doubtful ones. */
const isShown = (field: PackField, { doubtful }: PackReading): boolean =>
  doubtful.includes(field) || neededFields.some((needed) => needed === field)

function scannedOf(picture: LabelPicture, { reading, trouble }: Extract<Report, { kind: 'read' }>): ScannedLabel {
  const pack = packOfLabel(reading)
  const strips = stripsOfPack(reading).filter(({ field }) => isShown(field, pack))
  const crops = Object.fromEntries(strips.map(({ field, line }) => [field, cropOf(picture, line)]))
  const hint = trouble === null ? '' : ` ${words.trouble[trouble]}`
  return { reading: pack, crops, note: reading.kind === 'read' ? words.read : words.asked + hint }
}

/** Turns a picture of a nutrition label into figures, on this device. Nothing is stored here. */
export function LabelScanner({ onRead }: { onRead: (scanned: ScannedLabel) => void }) {
  const [state, setState] = useState<ScannerState>(() => ready())
  const reader = useRef<LabelReader | null>(null)
  const opening = useRef<AbortController | null>(null)
  const id = useId()
  const close = () => {
    opening.current?.abort()
    reader.current?.close()
    reader.current = null
  }
  useEffect(() => close, [])
  const follow = (picture: LabelPicture, report: Report) => {
    switch (report.kind) {
      case 'loading':
        return setState({
          kind: 'loading',
          picture,
          percent: Math.floor((100 * report.loadedBytes) / report.totalBytes),
        })
      case 'reading':
        return setState({ kind: 'reading', picture, progress: report.progress })
      case 'failed':
        // A worker that failed to load stays so. The next picture opens another one; there may be a network by then.
        if (report.why === 'not loaded') close()
        return setState(ready(report.why === 'not loaded' ? words.notLoaded : words.notRead))
      case 'read': {
        if (report.reading.kind !== 'unreadable') return onRead(scannedOf(picture, report))
        const { trouble } = report
        return setState(ready(`${words.unreadable} ${trouble === null ? words.hint : words.trouble[trouble]}`))
      }
    }
  }
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Lets the same picture be chosen again.
    event.target.value = ''
    if (file === undefined) return
    const controller = new AbortController()
    opening.current = controller
    setState({ kind: 'opening' })
    const picture = await labelPicture(file)
    if (controller.signal.aborted) return
    if (picture === null) return setState(ready((await isHeic(file)) ? heicWords.heic : words.noPicture))
    setState({ kind: 'reading', picture, progress: null })
    reader.current ??= openLabelReader()
    reader.current.read(picture.pixels, (report) => follow(picture, report))
  }
  const cancel = () => {
    close()
    setState(ready())
  }
  const picture = state.kind === 'loading' || state.kind === 'reading' ? state.picture : null
  return (
    <div className={styles.scanner}>
      {state.kind === 'ready' && (
        <>
          <p className={styles.label}>{words.hint}</p>
          <label className={styles.file}>
            {words.picture}
            <input
              className="visually-hidden"
              type="file"
              name="label"
              accept="image/*"
              aria-describedby={`${id}-size`}
              onChange={(event) => void read(event)}
            />
          </label>
          <p className={styles.label} id={`${id}-size`}>
            {words.size}
          </p>
          {state.problem !== null && <FieldError id={`${id}-problem`}>{state.problem}</FieldError>}
        </>
      )}
      {picture !== null && (
        <ReadingPicture picture={picture} progress={state.kind === 'reading' ? state.progress : null} />
      )}
      <p role="status" className={state.kind === 'ready' ? 'visually-hidden' : styles.label}>
        {statusOf(state)}
      </p>
      {state.kind !== 'ready' && (
        <Button look="quiet" action="cancel-label" onClick={cancel}>
          {words.cancel}
        </Button>
      )}
    </div>
  )
}
