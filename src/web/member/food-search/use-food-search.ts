import { useEffect, useState } from 'react'
import { routes } from '#domain/api/routes.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { type Food, foodsFrom } from './food-reply.ts'

export type FoodSearching =
  | { readonly kind: 'idle' }
  | { readonly kind: 'found'; readonly foods: readonly Food[] }
  | { readonly kind: 'unreachable' }

/** Shorter texts would match half of all foods. */
const SHORTEST = 2
/** How long typing has to pause before a search, ms. */
const PAUSE = 180

/** Foods whose names match a text, requested while it is typed. Only the answer to the last text counts. */
export function useFoodSearch(text: string): FoodSearching {
  const [searching, setSearching] = useState<FoodSearching>({ kind: 'idle' })
  const asked = text.trim()
  useEffect(() => {
    if (asked.length < SHORTEST) return setSearching({ kind: 'idle' })
    let isAwaited = true
    const timer = setTimeout(() => {
      void requestMember(`${routes.memberFoods}?search=${encodeURIComponent(asked)}`, { parse: foodsFrom }).then(
        (outcome) => {
          if (!isAwaited) return
          setSearching(outcome.kind === 'ok' ? { kind: 'found', foods: outcome.value.foods } : { kind: 'unreachable' })
        },
      )
    }, PAUSE)
    return () => {
      isAwaited = false
      clearTimeout(timer)
    }
  }, [asked])
  return searching
}
