import type { MemberView } from '#domain/api/member/member.ts'
import type { OpinionRequest } from '#domain/api/member/recipe.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { setMemberData } from '#web/member/data/use-member-data.ts'
import { requestPlanChange } from '#web/member/plan-changes/plan-changes.ts'
import { announceChange } from '#web/member/plan-changes/undo-change.ts'
import { memberWords } from '#web/member/words/member-words.ts'
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

/** Changes to favourites, dislikes and foods that are never used. Each can be undone. */
export function useTastes(member: MemberView) {
  /** Sends a change, shows `after`, and says what was done. */
  async function make(
    { route, ...call }: { readonly route: string; readonly method: 'PUT' | 'DELETE'; readonly body?: unknown },
    after: MemberView,
    done: string,
  ): Promise<void> {
    const outcome = await requestPlanChange(route, call)
    if (outcome.kind !== 'ok') return announce(outcome.kind === 'refused' ? outcome.message : memberWords.notNow)
    setMemberData(routes.member, after)
    invalidatePlan()
    announceChange(done, outcome.value)
  }

  function unmark(key: 'favourites' | 'disliked', item: Item): Promise<void> {
    const after = { ...member, [key]: member[key].filter(({ recipe }) => recipe !== item.id) }
    const done = key === 'favourites' ? words.unmarked(item.name) : words.welcome(item.name)
    return make(opinionCall(item, 'none'), after, done)
  }
  function allow(item: Item): Promise<void> {
    const banned = member.banned.filter(({ id }) => id !== item.id)
    return make(banCall(item, false), { ...member, banned }, settingsWords.ban.allowed(item.name))
  }
  function ban(item: Item): Promise<void> {
    const banned = [...member.banned, { id: item.id, name: item.name }].toSorted(byName)
    return make(banCall(item, true), { ...member, banned }, settingsWords.ban.done(item.name))
  }
  return { unmark, allow, ban }
}
