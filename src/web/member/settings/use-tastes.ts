import { useState } from 'react'
import type { MemberView } from '#domain/api/member/member.ts'
import type { OpinionRequest } from '#domain/api/member/recipe.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { setMemberData } from '#web/member/data/use-member-data.ts'
import { requestPlanChange } from '#web/member/plan-changes/plan-changes.ts'
import { memberWords } from '#web/member/words/member.ts'
import { invalidatePlan } from './forget-planned.ts'
import { settingsWords } from './settings-words.ts'

type Item = { readonly id: string; readonly name: string }
type Opinion = OpinionRequest['opinion']

const words = settingsWords.tastes

const opinionCall = ({ id }: Item, opinion: Opinion) =>
  ({
    route: filled(routes.memberOpinion, { recipe: id }),
    method: 'PUT',
    body: { opinion } satisfies OpinionRequest,
  }) as const

const banCall = ({ id }: Item, isBanned: boolean) =>
  ({ route: filled(routes.memberBanned, { ingredient: id }), method: isBanned ? 'PUT' : 'DELETE' }) as const

const byName = (a: Item, b: Item): number => a.name.localeCompare(b.name)

/** Changes to favourites, dislikes and foods that are never used; `changes` is what the last one did to planned weeks. */
export function useTastes(member: MemberView) {
  const [changes, setChanges] = useState<readonly string[]>([])

  /** Sends a change and shows `after`. Tells whether the server has it. */
  async function send(
    { route, ...call }: { readonly route: string; readonly method: 'PUT' | 'DELETE'; readonly body?: unknown },
    after: MemberView,
  ): Promise<boolean> {
    const outcome = await requestPlanChange(route, call)
    if (outcome.kind !== 'ok') {
      announce(outcome.kind === 'refused' ? outcome.message : memberWords.notNow)
      return false
    }
    setMemberData(routes.member, after)
    invalidatePlan()
    setChanges(outcome.value.changes)
    return true
  }
  const undo = (run: () => Promise<boolean>) => ({ label: words.undo, run: () => void run() })

  async function unmark(key: 'favourites' | 'disliked', item: Item): Promise<void> {
    const after = { ...member, [key]: member[key].filter(({ recipe }) => recipe !== item.id) }
    if (!(await send(opinionCall(item, 'none'), after))) return
    const said = key === 'favourites' ? words.unmarked(item.name) : words.welcome(item.name)
    announce(
      said,
      undo(() => send(opinionCall(item, key === 'favourites' ? 'favourite' : 'dislike'), member)),
    )
  }
  async function allow(item: Item): Promise<void> {
    const banned = member.banned.filter(({ id }) => id !== item.id)
    if (!(await send(banCall(item, false), { ...member, banned }))) return
    announce(
      settingsWords.ban.allowed(item.name),
      undo(() => send(banCall(item, true), member)),
    )
  }
  async function ban(item: Item): Promise<void> {
    const banned = [...member.banned, { ...item }].toSorted(byName)
    if (!(await send(banCall(item, true), { ...member, banned }))) return
    announce(
      settingsWords.ban.done(item.name),
      undo(() => send(banCall(item, false), member)),
    )
  }
  return { changes, unmark, allow, ban }
}
