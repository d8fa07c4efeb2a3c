import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Gtin } from '#domain/product/gtin.ts'
import { onTabHidden } from '#web/device/tab-visible.ts'
import type { BarcodeReader } from '#web/member/barcode/barcode-reader.ts'
import { barcodeWords as words } from '#web/member/barcode/barcode-words.ts'
import { createVotes } from '#web/member/barcode/reading/barcode-votes.ts'
import { hasTorch, openCamera, setTorch, stopCamera } from './camera.ts'
import styles from './live-camera.module.css'

/** Between two looks, so that a phone stays cool, ms. */
const PAUSE_MS = 60

type LiveCameraProps = {
  readonly reader: () => BarcodeReader
  readonly onRead: (gtin: Gtin) => void
  /** The camera was refused, is used by others, or there is none. */
  readonly onFailed: () => void
  readonly onStop: () => void
}

/** Looks at frame after frame until two of them show the same number. */
async function watch(video: HTMLVideoElement, reader: BarcodeReader, isWanted: () => boolean): Promise<Gtin | null> {
  const votes = createVotes()
  while (isWanted()) {
    if (video.readyState >= video.HAVE_CURRENT_DATA) {
      votes.count((await reader.readFrame(await createImageBitmap(video))) ?? [])
      const result = votes.result()
      if (result.kind === 'read') return result.gtin
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return null
}

/** The camera's picture, and what it reads. It is on as long as its panel is open and the page is in view. */
export function LiveCamera({ reader, onRead, onFailed, onStop }: LiveCameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [isLit, setIsLit] = useState(false)
  const readerNow = useEffectEvent(reader)
  const read = useEffectEvent(onRead)
  const fail = useEffectEvent(onFailed)
  const stop = useEffectEvent(onStop)

  useEffect(() => {
    let isWanted = true
    let opened: MediaStream | null = null
    const run = async () => {
      try {
        opened = await openCamera()
        const screen = video.current
        if (!isWanted || screen === null) return stopCamera(opened)
        setStream(opened)
        screen.srcObject = opened
        await screen.play()
        const gtin = await watch(screen, readerNow(), () => isWanted)
        if (gtin !== null && isWanted) read(gtin)
      } catch {
        if (isWanted) fail()
      }
    }
    const panel = video.current?.closest('details')
    const close = () => {
      if (panel?.open === false) stop()
    }
    const stopWatching = onTabHidden(() => stop())
    panel?.addEventListener('toggle', close)
    void run()
    return () => {
      isWanted = false
      stopWatching()
      panel?.removeEventListener('toggle', close)
      if (opened !== null) stopCamera(opened)
    }
  }, [])

  const canLight = stream !== null && hasTorch(stream)
  return (
    <div className={styles.camera}>
      <div className={styles.window}>
        <video ref={video} className={styles.video} muted playsInline aria-label={words.view} />
        <span className={styles.frame} />
      </div>
      <p className={styles.aim}>{words.aim}</p>
      <div className={styles.actions}>
        {canLight && (
          <button
            type="button"
            className={styles.button}
            aria-pressed={isLit}
            onClick={() => {
              setIsLit(!isLit)
              void setTorch(stream, !isLit).catch(() => setIsLit(false))
            }}
          >
            {words.torch}
          </button>
        )}
        <button type="button" className={styles.button} data-action="stop-camera" onClick={onStop}>
          {words.stop}
        </button>
      </div>
    </div>
  )
}
