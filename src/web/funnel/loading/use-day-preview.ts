import { useEffect, useState } from 'react'
import { type PreviewMeal, PreviewReply, type PreviewRequest } from '#domain/api/preview.ts'
import { routes } from '#domain/api/routes.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { request } from '#web/device/request.ts'
import { readTabEntry, writeTabEntry } from '#web/device/storage.ts'

/** The page says what will be sent for so long before it is sent, ms. */
const SAID_MS = 1200
/** Time between two plates that land, ms. */
const LANDING_MS = 350
/** A planner that takes longer is not waited for, ms. */
const PATIENCE_MS = 8000

/** What happens to the first day, step by step. */
export type DayPreview =
  | { readonly kind: 'announced' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'planned'; readonly meals: readonly PreviewMeal[]; readonly landed: number }
  | { readonly kind: 'unplanned'; readonly because: 'declined' | 'failed' }

const declined = { kind: 'unplanned', because: 'declined' } as const satisfies DayPreview

const previewFrom = parserOf(PreviewReply)

async function fetchDay(body: PreviewRequest, signal: AbortSignal): Promise<readonly PreviewMeal[] | null> {
  const outcome = await request(routes.preview, previewFrom, { method: 'POST', body, signal, isAnonymous: true })
  return outcome.kind === 'ok' ? outcome.value.meals : null
}

/** Whether every plate of a planned day has landed, or none will. */
export const isSettled = (preview: DayPreview): boolean =>
  preview.kind === 'unplanned' || (preview.kind === 'planned' && preview.landed === preview.meals.length)

/**
 * Has a first day planned, once the page has said what is sent for it; null while there is nothing to ask. Nothing is
 * sent after `decline`, in this tab not even when the page is opened again.
 */
export function useDayPreview(asked: PreviewRequest | null): {
  readonly preview: DayPreview
  readonly decline: () => void
} {
  const [preview, setPreview] = useState<DayPreview>(() =>
    readTabEntry('keptHere') === null ? { kind: 'announced' } : declined,
  )
  const isAnnounced = preview.kind === 'announced' && asked !== null
  // The same answers are the same text, whoever makes the object.
  const body = JSON.stringify(asked)

  useEffect(() => {
    if (!isAnnounced) return undefined
    const timer = window.setTimeout(() => setPreview({ kind: 'asked' }), SAID_MS)
    return () => window.clearTimeout(timer)
  }, [isAnnounced])

  const isAsked = preview.kind === 'asked'
  useEffect(() => {
    if (!isAsked) return undefined
    const leaving = new AbortController()
    const timer = window.setTimeout(() => leaving.abort(), PATIENCE_MS)
    let isShown = true
    void fetchDay(JSON.parse(body) as PreviewRequest, leaving.signal).then((meals) => {
      window.clearTimeout(timer)
      if (isShown)
        setPreview(meals === null ? { kind: 'unplanned', because: 'failed' } : { kind: 'planned', meals, landed: 0 })
    })
    return () => {
      isShown = false
      window.clearTimeout(timer)
      leaving.abort()
    }
  }, [isAsked, body])

  const isLanding = preview.kind === 'planned' && !isSettled(preview)
  useEffect(() => {
    if (!isLanding) return undefined
    const timer = window.setInterval(
      () => setPreview((now) => (now.kind === 'planned' ? { ...now, landed: now.landed + 1 } : now)),
      LANDING_MS,
    )
    return () => window.clearInterval(timer)
  }, [isLanding])

  const decline = () => {
    writeTabEntry('keptHere', 'yes')
    setPreview(declined)
  }
  return { preview, decline }
}
