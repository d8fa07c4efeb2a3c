import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { type Gtin, readGtin } from '#domain/product/gtin.ts'
import { isHeic } from '#web/device/heic.ts'
import { FieldError } from '#web/ui/note.tsx'
import { heicWords } from '#web/words/heic-words.ts'
import styles from './barcode.module.css'
import { type BarcodeReader, openBarcodeReader } from './barcode-reader.ts'
import { barcodeWords as words } from './barcode-words.ts'
import { hasCamera } from './camera/camera.ts'
import { LiveCamera } from './camera/live-camera.tsx'
import type { CameraFailure } from './camera/watch-video.ts'
import { DigitsForm } from './digits-form.tsx'

type ScannerState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'camera' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly why: string }

const failureTexts = {
  'no camera': words.noCamera,
  'not loaded': words.notLoaded,
  'not read': words.failed,
} as const satisfies Record<CameraFailure, string>

/** A reader that is opened when it is first needed, and closed with the screen. */
function useReader(): () => BarcodeReader {
  const opened = useRef<BarcodeReader | null>(null)
  useEffect(
    () => () => {
      opened.current?.close()
      opened.current = null
    },
    [],
  )
  return () => {
    opened.current ??= openBarcodeReader()
    return opened.current
  }
}

/** Three ways to enter a barcode: the camera if there is one, a picture, and the digits. */
export function BarcodeScanner({ onRead }: { onRead: (gtin: Gtin) => void }) {
  const [state, setState] = useState<ScannerState>({ kind: 'ready' })
  const reader = useReader()
  const id = useId()
  const use = (gtin: Gtin) => {
    const read = readGtin(gtin)
    if (read.kind === 'gtin' && read.use === 'not-food') setState({ kind: 'failed', why: words.notFood })
    else onRead(gtin)
  }
  const readPicture = async (event: ChangeEvent<HTMLInputElement>) => {
    const [picture] = event.target.files ?? []
    // Lets the same picture be chosen again.
    event.target.value = ''
    if (picture === undefined) return
    setState({ kind: 'reading' })
    const reading = await reader().readPicture(picture)
    if (reading.kind === 'failed') {
      const why = reading.why === 'not read' && (await isHeic(picture)) ? heicWords.heic : failureTexts[reading.why]
      return setState({ kind: 'failed', why })
    }
    if (reading.kind === 'read') use(reading.gtin)
    else setState({ kind: 'failed', why: words[reading.kind] })
  }
  if (state.kind === 'camera') {
    return (
      <LiveCamera
        reader={reader}
        onRead={use}
        onFailed={(why) => setState({ kind: 'failed', why: failureTexts[why] })}
        onStop={() => setState({ kind: 'ready' })}
      />
    )
  }
  return (
    <div className={styles.scanner}>
      <div className={styles.pictures}>
        {hasCamera() && (
          <button
            type="button"
            className={styles.button}
            data-action="camera"
            onClick={() => setState({ kind: 'camera' })}
          >
            {words.camera}
          </button>
        )}
        <label className={styles.file}>
          {words.picture}
          <input
            className="visually-hidden"
            type="file"
            name="picture"
            accept="image/*"
            onChange={(event) => void readPicture(event)}
          />
        </label>
      </div>
      <p role="status" className={state.kind === 'reading' ? styles.label : 'visually-hidden'}>
        {state.kind === 'reading' ? words.reading : ''}
      </p>
      {state.kind === 'failed' && <FieldError id={id}>{state.why}</FieldError>}
      <DigitsForm onRead={use} />
    </div>
  )
}
