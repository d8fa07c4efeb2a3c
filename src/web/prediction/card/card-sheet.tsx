import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { brand } from '#domain/brand.ts'
import { handOver } from '#web/device/hand-over.ts'
import type { ForecastContext } from '#web/prediction/forecast-context.ts'
import type { CourseForecast } from '#web/prediction/headline.ts'
import { Button } from '#web/ui/button.tsx'
import { CloseIcon } from '#web/ui/close-icon.tsx'
import { FieldError } from '#web/ui/note.tsx'
import styles from './card-sheet.module.css'
import { cardWords } from './card-words.ts'
import { CARD } from './draw-card.ts'
import { type CardChoice, cardDescription, forecastCard } from './forecast-card.ts'
import { useCardPicture } from './use-card-picture.ts'

type CardSheetProps = {
  readonly forecast: CourseForecast
  readonly context: ForecastContext
  readonly onClose: () => void
}

type SwitchProps = {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function Switch({ name, label, hint, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className={styles.switch}>
      <span>
        <span id={`${id}-label`}>{label}</span>
        <small id={`${id}-hint`}>{hint}</small>
      </span>
      <input
        type="checkbox"
        name={name}
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}

const shareable = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false

/** Opens the share sheet of the device. Closing it without a choice is no failure. */
async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) handOver(file, file.name)
  }
}

/** The picture of a forecast, made on the device. What it tells is chosen here, and so is where it goes. */
export function CardSheet({ forecast, context, onClose }: CardSheetProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [choice, setChoice] = useState<CardChoice>({ showsWeight: false, showsDate: true })
  const [isSaved, setSaved] = useState(false)
  const card = useMemo(() => forecastCard(forecast, context, choice), [forecast, context, choice])
  const picture = useCardPicture(canvas, card)
  // Opened before the first paint, and closed before it is removed, so that the focus returns to the button.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const choose = (change: Partial<CardChoice>) => {
    setChoice((before) => ({ ...before, ...change }))
    setSaved(false)
  }
  const file =
    picture.kind === 'ready'
      ? new File([picture.file], `${cardWords.file(brand.name.toLowerCase())}.png`, { type: 'image/png' })
      : null
  const save = () => {
    if (file === null) return
    handOver(file, file.name)
    setSaved(true)
  }
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={`${id}-title`} onCancel={onClose}>
      <button type="button" className={styles.close} aria-label={cardWords.close} data-action="close" onClick={onClose}>
        <CloseIcon size={22} />
      </button>
      <h2 id={`${id}-title`}>{cardWords.title}</h2>
      <p className={styles.privacy}>{cardWords.privacy}</p>
      <canvas
        ref={canvas}
        className={styles.picture}
        width={CARD.width}
        height={CARD.height}
        role="img"
        aria-label={cardDescription(card)}
      />
      <div className={styles.choices}>
        <Switch
          name="weight"
          label={cardWords.showWeight}
          hint={cardWords.weightOff}
          isOn={choice.showsWeight}
          onChange={(showsWeight) => choose({ showsWeight })}
        />
        <Switch
          name="date"
          label={cardWords.showDate}
          hint={cardWords.dateOff}
          isOn={choice.showsDate}
          onChange={(showsDate) => choose({ showsDate })}
        />
      </div>
      {picture.kind === 'failed' ? (
        <FieldError>{cardWords.failed}</FieldError>
      ) : (
        <>
          {(file === null || shareable(file)) && (
            <Button action="share" busy={file === null} onClick={() => file !== null && void share(file)}>
              {cardWords.share}
            </Button>
          )}
          <Button
            action="save"
            look={file === null || shareable(file) ? 'quiet' : 'primary'}
            busy={file === null}
            onClick={save}
          >
            {cardWords.save}
          </Button>
        </>
      )}
      <p className="visually-hidden" role="status">
        {isSaved ? cardWords.saved : ''}
      </p>
    </dialog>
  )
}
