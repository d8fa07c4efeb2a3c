import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import type { Strip } from '#domain/label/text-line.ts'
import type { Gtin } from '#domain/product/gtin.ts'
import { isHeic } from '#web/device/heic.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { heicWords } from '#web/words/heic-words.ts'
import styles from './label.module.css'
import { type LabelReader, openLabelReader } from './label-reader.ts'
import { labelWords as words } from './label-words.ts'
import { type LabelPicture, labelPicture } from './picture.ts'
import type { Report } from './reading/messages.ts'
import type { ReadingProgress } from './reading/read-picture.ts'
import { ReadingPicture } from './reading-picture.tsx'
import { type ScannedLabel, scannedOf } from './scanned-label.ts'

type ScannerState =
  | { readonly kind: 'ready'; readonly problem: string | null }
  | { readonly kind: 'opening' }
  | { readonly kind: 'loading'; readonly picture: LabelPicture; readonly percent: number }
  | { readonly kind: 'reading'; readonly picture: LabelPicture; readonly progress: ReadingProgress | null }
  /** The text is too small to be read well; nothing has been read yet. */
  | { readonly kind: 'small'; readonly picture: LabelPicture }

const ready = (problem: string | null = null): ScannerState => ({ kind: 'ready', problem })

function statusOf(state: ScannerState): string {
  switch (state.kind) {
    case 'ready':
      return ''
    case 'small':
      return words.trouble['too far']
    case 'opening':
      return words.opening
    case 'loading':
      return words.loading(state.percent)
    case 'reading':
      if (state.progress === null) return words.finding
      return words.reading(Math.min(state.progress.read + 1, state.progress.lines.length), state.progress.lines.length)
  }
}

/** Turns a picture of a nutrition label into figures, on this device. Nothing is stored here. */
export function LabelScanner({
  onRead,
  readBars = null,
}: {
  readonly onRead: (scanned: ScannedLabel) => void
  /** Looks for the bars of the pack in the same picture; null if they are known already. */
  readonly readBars?: ((picture: Blob) => Promise<Gtin | null>) | null
}) {
  const [state, setState] = useState<ScannerState>(() => ready())
  const reader = useRef<LabelReader | null>(null)
  const opening = useRef<AbortController | null>(null)
  const found = useRef<readonly Strip[]>([])
  const gtin = useRef<Promise<Gtin | null>>(Promise.resolve(null))
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
        found.current = report.progress.lines
        return setState({ kind: 'reading', picture, progress: report.progress })
      case 'small':
        return setState({ kind: 'small', picture })
      case 'failed':
        // A worker that failed to load stays so. The next picture opens another one; there may be a network by then.
        if (report.why === 'not loaded') close()
        return setState(ready(report.why === 'not loaded' ? words.notLoaded : words.notRead))
      case 'read': {
        if (report.reading.kind !== 'unreadable') return void take(picture, report)
        const { trouble } = report
        return setState(ready(`${words.unreadable} ${trouble === null ? words.hint : words.trouble[trouble]}`))
      }
    }
  }
  const take = async (picture: LabelPicture, report: Extract<Report, { kind: 'read' }>) => {
    const controller = opening.current
    const code = await gtin.current
    if (controller?.signal.aborted !== true) onRead(scannedOf(picture, report, found.current, code))
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
    gtin.current = readBars === null ? Promise.resolve(null) : readBars(file)
    readPicture(picture, false)
  }
  const readPicture = (picture: LabelPicture, evenSmall: boolean) => {
    setState({ kind: 'reading', picture, progress: null })
    reader.current ??= openLabelReader()
    reader.current.read({ picture: picture.pixels, evenSmall }, (report) => follow(picture, report))
  }
  const cancel = () => {
    close()
    setState(ready())
  }
  const picture = state.kind === 'ready' || state.kind === 'opening' ? null : state.picture
  return (
    <div className={styles.scanner}>
      {state.kind === 'ready' && (
        <>
          <p className={styles.label}>{readBars === null ? words.hint : words.hintPack}</p>
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
      {state.kind === 'small' && (
        <>
          <Button action="closer-picture" onClick={cancel}>
            {words.closer}
          </Button>
          <Button look="quiet" action="read-small" onClick={() => readPicture(state.picture, true)}>
            {words.evenSmall}
          </Button>
        </>
      )}
      {state.kind !== 'ready' && state.kind !== 'small' && (
        <Button look="quiet" action="cancel-label" onClick={cancel}>
          {words.cancel}
        </Button>
      )}
    </div>
  )
}
