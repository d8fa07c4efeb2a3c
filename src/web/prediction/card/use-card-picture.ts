import { type RefObject, useEffect, useState } from 'react'
import { brand } from '#domain/brand.ts'
import { cardPlates } from './card-plates.ts'
import { type CardPage, drawCard } from './draw-card.ts'
import type { ForecastCard } from './forecast-card.ts'

/** A picture of the card as it is now, or why there is none. */
export type CardPicture =
  | { readonly kind: 'drawing' }
  | { readonly kind: 'ready'; readonly file: Blob }
  | { readonly kind: 'failed' }

/** A font that cannot be loaded is replaced by the next of its family. */
async function loadFont(font: string): Promise<void> {
  try {
    await document.fonts.load(font)
  } catch {}
}

/** The fonts of the page, once those that the card uses are loaded: a canvas does not wait for them. */
async function cardPage(): Promise<CardPage> {
  const root = document.documentElement
  const style = getComputedStyle(root)
  const page = {
    heading: style.getPropertyValue('--heading'),
    text: style.getPropertyValue('--text'),
    isRtl: root.dir === 'rtl',
  }
  await Promise.all([800, 700].map((weight) => loadFont(`${weight} 10px ${page.heading}`)))
  await Promise.all([500, 700].map((weight) => loadFont(`${weight} 10px ${page.text}`)))
  return page
}

let asked: Promise<readonly [CardPage, readonly HTMLImageElement[]]> | undefined

/** Draws a card into a canvas and makes a file of it; again whenever the card changes. */
export function useCardPicture(canvas: RefObject<HTMLCanvasElement | null>, card: ForecastCard): CardPicture {
  const [picture, setPicture] = useState<CardPicture & { readonly of?: ForecastCard }>({ kind: 'drawing' })
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      asked ??= Promise.all([cardPage(), cardPlates()])
      const [page, plates] = await asked
      const pen = canvas.current?.getContext('2d')
      if (!isCurrent) return
      if (pen == null) {
        setPicture({ kind: 'failed', of: card })
        return
      }
      drawCard(pen, card, { brand: brand.name.toLowerCase(), page, plates })
      canvas.current?.toBlob((file) => {
        if (isCurrent) setPicture(file === null ? { kind: 'failed', of: card } : { kind: 'ready', file, of: card })
      }, 'image/png')
    }
    void draw()
    return () => {
      isCurrent = false
    }
  }, [canvas, card])
  // The file of an earlier choice must not be shared once the weight is hidden again.
  return picture.of === card ? picture : { kind: 'drawing' }
}
