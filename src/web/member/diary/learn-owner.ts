import { fetchMember } from '#web/member/data/fetch-member.ts'
import { diaryOwner, setDiaryOwner } from './diary-owner.ts'

/** Finds out whose diary this is, if no page has set it yet. */
export async function learnDiaryOwner(): Promise<void> {
  if (diaryOwner.get() !== null) return
  const outcome = await fetchMember()
  if (outcome.kind === 'ok') setDiaryOwner(outcome.value.email)
}
