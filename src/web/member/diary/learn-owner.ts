import { routes } from '#domain/api/routes.ts'
import { memberFrom } from '#web/member/data/member-reply.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { diaryOwner, setDiaryOwner } from './diary-owner.ts'

/** Finds out whose diary this is, if no page has set it yet. */
export async function learnDiaryOwner(): Promise<void> {
  if (diaryOwner.get() !== null) return
  const outcome = await requestMember(routes.member, { parse: memberFrom })
  if (outcome.kind === 'ok') setDiaryOwner(outcome.value.email)
}
