import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Gtin } from '#domain/product/gtin.ts'
import { onTabHidden } from '#web/device/tab-visible.ts'
import type { BarcodeReader } from '#web/member/barcode/barcode-reader.ts'
import { barcodeWords as words } from '#web/member/barcode/barcode-words.ts'
import { hasTorch, openCamera, setTorch, stopCamera } from './camera.ts'
import styles from './live-camera.module.css'
import { type CameraFailure, watch } from './watch-video.ts'

type LiveCameraProps = {
  readonly reader: () => BarcodeReader
  readonly onRead: (gtin: Gtin) => void
  readonly onFailed: (why: CameraFailure) => void
  readonly onStop: () => void
}

/** The live camera picture, in which barcodes are read. It is on while its panel is open and the page is visible. */
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
        const seen = await watch(screen, readerNow(), () => isWanted)
        if (seen === null || !isWanted) return
        if (seen.kind === 'read') read(seen.gtin)
        else fail(seen.why)
      } catch {
        if (isWanted) fail('no camera')
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
