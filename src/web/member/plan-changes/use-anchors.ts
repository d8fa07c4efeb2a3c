import { AnchorsReply, type AnchorsRequest } from '#domain/api/member/anchors.ts'
import { routes } from '#domain/api/routes.ts'
import type { AnchorSlot } from '#domain/household/anchors.ts'
import type { Weekday } from '#domain/household/shopping-days.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { setMemberData, useMemberData } from '#web/member/data/use-member-data.ts'
import { anchorWords as words } from './anchor-words.ts'

const anchorsFrom = parserOf(AnchorsReply)

export type AnchorView = AnchorsReply['anchors'][number]
type Wanted = NonNullable<AnchorsRequest['dish']>

/** A dish as it is sent: without its title. */
const asSent = (dish: AnchorView['dish']): Wanted => ('kind' in dish ? { kind: dish.kind } : { recipe: dish.recipe })

export const isSameDish = (one: Wanted, other: Wanted): boolean =>
  'kind' in one ? 'kind' in other && one.kind === other.kind : 'recipe' in other && one.recipe === other.recipe

type Place = { readonly slot: AnchorSlot; readonly weekday: Weekday }

/** Sets what is wanted at a meal of a weekday; it can be undone. */
async function want(
  { slot, weekday }: Place,
  dish: Wanted | null,
  before: Wanted | null,
  isUndo = false,
): Promise<void> {
  const outcome = await requestMember(routes.memberAnchors, {
    method: 'PUT',
    body: { slot, weekdays: [weekday], dish } satisfies AnchorsRequest,
    parse: anchorsFrom,
  })
  if (outcome.kind !== 'ok') return announce(outcome.kind === 'refused' ? outcome.message : words.unreachable)
  setMemberData(routes.memberAnchors, outcome.value)
  const done = dish === null ? words.ended : words.set
  if (isUndo) announce(done)
  else announce(done, { label: words.undo, run: () => void want({ slot, weekday }, before, dish, true) })
}

/** What the household wants at some meals of every week; null until the server has answered. */
export function useAnchors() {
  const data = useMemberData(routes.memberAnchors, anchorsFrom)
  const anchors = data.kind === 'ready' ? data.value.anchors : null
  const at = ({ slot, weekday }: Place): Wanted | null => {
    const found = anchors?.find((each) => each.slot === slot && each.weekday === weekday)
    return found === undefined ? null : asSent(found.dish)
  }
  return {
    anchors,
    at,
    /** Wants a dish at a meal of a weekday, or no longer if it is wanted there already. */
    toggle: (place: Place, dish: Wanted) => {
      const before = at(place)
      void want(place, before !== null && isSameDish(before, dish) ? null : dish, before)
    },
  }
}
