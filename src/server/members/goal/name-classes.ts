import type { Member } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { changePlan } from '#server/members/plan/change-plan.ts'
import type { Saying } from '#server/members/plan/sayings.ts'
import { type ChangeAnswer, nothingToDo, undoable } from '#server/members/plan/undoable-change.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/** Sets whether a member wants the classes of the body mass index to be named. */
export function nameClasses(context: PlanContext, member: Member, namesClasses: boolean): Promise<ChangeAnswer> {
  const request = JSON.stringify(['names classes', namesClasses])
  return changePlan(context, member, 1, async (planState) => {
    if (planState.member.namesClasses === namesClasses) return nothingToDo(context.db, planState, request)
    const made = {
      answer: { changes: [], meals: [] },
      write: async (trx: Trx, now: Date) => {
        await trx
          .updateTable('persons')
          .set({ names_classes: namesClasses, changed_at: now })
          .where('id', '=', member.personId)
          .execute()
      },
    }
    const done: Saying = { say: namesClasses ? 'namedClasses' : 'unnamedClasses' }
    return undoable(planState, { request, done }, made, context.now())
  })
}
