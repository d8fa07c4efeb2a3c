import { useEffect } from 'react'
import type { WeekView } from '#domain/api/member/week.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { foodTableFrom } from '#web/member/data/food-table-reply.ts'
import { listFrom } from '#web/member/data/list-reply.ts'
import { plate } from '#web/member/data/plate-cache.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { plateAddress } from '#web/pictures/plate-address.ts'

/** Long enough for the data of the screen to be fetched first. */
const LATER_MS = 2_000

async function prepare(week: number, pictures: readonly string[], isWanted: () => boolean): Promise<void> {
  await requestMember(filled(routes.memberList, { week }), { parse: listFrom })
  if (isWanted()) await requestMember(routes.memberFoodTable, { parse: foodTableFrom })
  for (const picture of pictures) {
    if (!isWanted()) return
    // One after another, so that what the person does at the same time is not slowed down.
    await plate(plateAddress(picture)).catch(() => undefined)
  }
}

/** Fetches in the background what the shown week, its list and the diary need for offline use. */
export function usePreparedWeek({ week, access, cards }: WeekView): void {
  const pictures = [...new Set(Object.values(cards).map(({ picture }) => picture))].sort().join(' ')
  useEffect(() => {
    if (access !== 'full' || !navigator.onLine || !('caches' in window)) return
    let isWanted = true
    const timer = setTimeout(() => void prepare(week, pictures.split(' '), () => isWanted), LATER_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [week, access, pictures])
}
