import type { MemberView } from '#domain/api/member/member.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { today } from '#web/device/today.ts'
import { chooseUnits } from '#web/device/units-store.ts'
import { fetchMember } from '#web/member/data/fetch-member.ts'
import { cachedReply } from '#web/member/data/reply-cache.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { refetchMemberData, setMemberData, weekRoute } from '#web/member/data/use-member-data.ts'

const listRoute = (week: number): string => filled(routes.memberList, { week })

/** Replaces the copies that this device keeps of the weeks ahead and of their lists, so that they are right offline. */
async function renewCopies({ currentWeek, lastWeek }: Pick<MemberView, 'currentWeek' | 'lastWeek'>): Promise<void> {
  const weeks = Array.from({ length: lastWeek - currentWeek + 1 }, (_, ahead) => currentWeek + ahead)
  for (const address of weeks.flatMap((week) => [weekRoute(week), listRoute(week)])) {
    if ((await cachedReply(address)) === null) continue
    await requestMember(`${address}?today=${today()}`, { parse: (reply) => reply, cacheAs: address })
  }
}

/** Requests all data of the plan again. The restored settings may have other units than this device shows. */
export async function renewPlan(): Promise<void> {
  const member = await fetchMember()
  const weeks = member.kind === 'ok' ? [member.value.currentWeek, member.value.currentWeek + 1] : []
  if (member.kind === 'ok') {
    setMemberData(routes.member, member.value)
    chooseUnits(member.value.settings.units)
  }
  await refetchMemberData([
    routes.member,
    routes.memberLastChange,
    routes.memberReview,
    routes.memberWeights,
    ...weeks.flatMap((week) => [weekRoute(week), listRoute(week)]),
  ])
  if (member.kind === 'ok') await renewCopies(member.value)
}
