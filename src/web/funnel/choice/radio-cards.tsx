import { type KeyboardEvent, type ReactNode, useRef } from 'react'

type RadioCardsProps<V extends string | number> = {
  readonly options: readonly V[]
  readonly value: V | undefined
  readonly labelledBy: string
  readonly className: string | undefined
  readonly cardClassName: string | undefined
  /** `byKey` tells a key from a tap. */
  readonly onChoose: (value: V, byKey: boolean) => void
  readonly children: (option: V) => ReactNode
}

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * A radio group of cards. Arrow keys only move the focus; a click, Space or Enter chooses. Native radios choose on
 * an arrow key, and here a choice leads to the next step.
 */
export function RadioCards<V extends string | number>({
  options,
  value,
  labelledBy,
  className,
  cardClassName,
  onChoose,
  children,
}: RadioCardsProps<V>) {
  const group = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (by === undefined || group.current === null) return
    event.preventDefault()
    const cards = [...group.current.querySelectorAll<HTMLElement>('[role=radio]')]
    const at = cards.findIndex((card) => card.contains(document.activeElement))
    cards[(at + by + cards.length) % cards.length]?.focus()
  }
  return (
    <div ref={group} className={className} role="radiogroup" aria-labelledby={labelledBy} onKeyDown={move}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        <button
          key={option}
          type="button"
          role="radio"
          className={cardClassName}
          aria-checked={option === value}
          data-chosen={option === value}
          data-value={option}
          tabIndex={option === value || (value === undefined && index === 0) ? 0 : -1}
          onClick={({ detail }) => onChoose(option, detail === 0)}
        >
          {children(option)}
        </button>
      ))}
    </div>
  )
}
