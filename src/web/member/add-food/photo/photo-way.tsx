import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import type { PhotoReply } from '#domain/api/member/photo.ts'
import type { WayInProps } from '#web/member/add-food/way-in.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { heicWords } from '#web/words/heic-words.ts'
import styles from './photo-way.module.css'
import { photoWords as words } from './photo-words.ts'
import { PlateResult } from './plate-result.tsx'
import { sendPhoto } from './send-photo.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { usePhotoHost } from './use-photo-host.ts'

type Stage =
  | { readonly kind: 'start'; readonly said: string | null; readonly problem: string | null }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'reading'; readonly jpeg: Blob }
  /** The photo stays, so that it can be sent again. */
  | { readonly kind: 'failed'; readonly jpeg: Blob; readonly message: string }
  | { readonly kind: 'read'; readonly reply: PhotoReply }

const problems = { 'too large': words.tooLarge, unreadable: words.unreadable, heic: heicWords.heic } as const

/** The start, with what happened last. */
const atStart = (last: { readonly said?: string; readonly problem?: string } = {}): Stage => ({
  kind: 'start',
  said: last.said ?? null,
  problem: last.problem ?? null,
})

/** A button that opens the camera, or the photos of the device. */
function FileButton({ capture, onFile }: { capture: boolean; onFile: (file: File) => void }) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Lets the same file be chosen again.
    target.value = ''
    if (file !== undefined) onFile(file)
  }
  return (
    <label className={capture ? styles.take : styles.choose}>
      <input
        className="visually-hidden"
        type="file"
        name={capture ? 'camera' : 'photo'}
        accept="image/jpeg,image/png,image/webp"
        {...(capture ? { capture: 'environment' as const } : {})}
        onChange={change}
      />
      {capture ? words.take : words.choose}
    </label>
  )
}

/** Adds a plate by its photo: shrunk on the device, read by the vision endpoint and corrected by the member. */
export function PhotoWay({ table, onPut, onAdd }: WayInProps) {
  const host = usePhotoHost()
  const [stage, setStage] = useState<Stage>(atStart)
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  /** Starts on a photo. Cancelling or leaving the page aborts this while the photo is shrunk or sent. */
  const begin = () => {
    underWay.current = new AbortController()
    return underWay.current
  }
  const send = async (jpeg: Blob, controller = begin()) => {
    setStage({ kind: 'reading', jpeg })
    const outcome = await sendPhoto(jpeg, controller.signal)
    if (controller.signal.aborted || outcome.kind === 'cancelled') return
    if (outcome.kind === 'read') setStage({ kind: 'read', reply: outcome.reply })
    else setStage({ kind: 'failed', jpeg, message: outcome.kind === 'refused' ? outcome.message : words.offline })
  }
  const open = async (file: File) => {
    const controller = begin()
    setStage({ kind: 'preparing' })
    const shrunk = await shrinkPhoto(file)
    if (controller.signal.aborted) return
    if (shrunk.kind === 'ready') await send(shrunk.jpeg, controller)
    else setStage(atStart({ problem: problems[shrunk.kind] }))
  }
  const cancel = () => {
    underWay.current?.abort()
    setStage(atStart())
  }

  if (host === null) return null
  if (stage.kind === 'read') {
    return (
      <PlateResult
        reply={stage.reply}
        table={table}
        onAdd={onAdd}
        onAgain={() => setStage(atStart())}
        onPut={(items) => {
          onPut(items)
          setStage(atStart({ said: words.done }))
        }}
      />
    )
  }
  const buttons = (
    <div className={styles.buttons}>
      <FileButton capture onFile={(file) => void open(file)} />
      <FileButton capture={false} onFile={(file) => void open(file)} />
    </div>
  )
  return (
    <div className={styles.way}>
      {stage.kind === 'start' && (
        <>
          <p role="status">{stage.said ?? words.why}</p>
          {stage.problem !== null && <FieldError id="photo-problem">{stage.problem}</FieldError>}
          {buttons}
          <p className={styles.soft}>{words.consent(host)}</p>
        </>
      )}
      {(stage.kind === 'preparing' || stage.kind === 'reading') && (
        <>
          <p role="status">{stage.kind === 'preparing' ? words.preparing : words.reading}</p>
          <progress className={styles.progress} aria-label={words.reading} />
          {stage.kind === 'reading' && <p className={styles.soft}>{words.small(Math.ceil(stage.jpeg.size / 1000))}</p>}
          <Button look="quiet" action="cancel-photo" onClick={cancel}>
            {words.cancel}
          </Button>
        </>
      )}
      {stage.kind === 'failed' && (
        <>
          <FieldError id="photo-problem">{stage.message}</FieldError>
          <Button action="send-again" onClick={() => void send(stage.jpeg)}>
            {words.again}
          </Button>
          {buttons}
        </>
      )}
    </div>
  )
}
