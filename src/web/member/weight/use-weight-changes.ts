import type { WeightRequest, WeightsReply, WeightsRequest } from '#domain/api/member/weights.ts'
import { filled, routes } from '#domain/api/routes.ts'
import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { kg } from '#domain/units.ts'
import { today } from '#web/device/today.ts'
import { type AnnouncedAction, announce, announceChanges } from '#web/member/announcements/announcements.ts'
import { type MemberOutcome, requestMember } from '#web/member/data/request-member.ts'
import { setMemberData } from '#web/member/data/use-member-data.ts'
import { type LoggedWeight, weightsFrom } from '#web/member/data/weights-reply.ts'
import { markNew } from '#web/member/plan-changes/new-meals.ts'
import { renewPlan } from '#web/member/plan-changes/renew-plan.ts'
import { memberWords } from '#web/member/words/member.ts'
import { dayText } from '#web/words/dates.ts'
import { doubtedRunWords } from './doubted-run-words.ts'
import { loggedOn, type WeightLog } from './weight-log.ts'
import { deletedText, savedText, weightWords } from './weight-words.ts'

export type WeightChange = MemberOutcome<WeightsReply>

/** Saves or deletes the weight of a day, and shows the log that the server replies with. */
async function change(day: IsoDate, entry: LoggedWeight | null): Promise<WeightChange> {
  const call =
    entry === null
      ? ({ method: 'DELETE' } as const)
      : ({
          method: 'PUT',
          body: { kg: entry.kg, ...(entry.confirmed === true ? { confirmed: true } : {}) } satisfies WeightRequest,
        } as const)
  const outcome = await requestMember(`${filled(routes.memberWeight, { day })}?today=${today()}`, {
    ...call,
    parse: weightsFrom,
  })
  if (outcome.kind === 'ok') setMemberData(routes.memberWeights, outcome.value)
  return outcome
}

/** Saves the weights of many days and removes others, all or none. Between batches the log is not shown yet. */
export async function changeMany(body: WeightsRequest, isLast = true): Promise<WeightChange> {
  const call = { method: 'POST', body, parse: weightsFrom } as const
  const outcome = await requestMember(`${routes.memberWeights}?today=${today()}`, call)
  if (outcome.kind === 'ok' && isLast) setMemberData(routes.memberWeights, outcome.value)
  return outcome
}

export const refusalText = (outcome: Exclude<WeightChange, { kind: 'ok' }>): string =>
  outcome.kind === 'refused' ? outcome.message : memberWords.notNow

/** Says what was saved. If the readings change the plan at once, because they are unsafe or were, that is said, too. */
export function announceSaved(
  saved: string,
  { changes = [], meals = [] }: WeightsReply,
  action?: AnnouncedAction,
): void {
  announceChanges(saved, changes, action)
  markNew(meals)
  if (changes.length > 0) void renewPlan()
}

/** An action that restores the previous weight of a day. */
const undo = (day: IsoDate, before: LoggedWeight | null) => ({
  label: weightWords.undo,
  run: () => {
    void change(day, before).then((outcome) => {
      if (outcome.kind === 'ok') announceSaved(weightWords.undone, outcome.value)
      else announce(refusalText(outcome))
    })
  },
})

/** Changes to the log, each of which can be undone. */
export function useWeightChanges(log: WeightLog, units: UnitSystem) {
  const partsOf = (entry: LoggedWeight) => [kg(entry.kg), units, dayText(entry.day, today())] as const
  return {
    async save(entry: LoggedWeight): Promise<WeightChange> {
      const before = loggedOn(log, entry.day)
      const outcome = await change(entry.day, entry)
      if (outcome.kind === 'ok') announceSaved(savedText(...partsOf(entry)), outcome.value, undo(entry.day, before))
      return outcome
    },
    /** Confirms readings that were doubted together, or deletes them because they are somebody else's. */
    async answerRun(run: readonly LoggedWeight[], isMine: boolean): Promise<void> {
      const outcome = await changeMany(
        isMine
          ? { weights: run.map((entry) => ({ ...entry, confirmed: true })), remove: [] }
          : { weights: [], remove: run.map(({ day }) => day) },
      )
      if (outcome.kind !== 'ok') return announce(refusalText(outcome))
      const takeBack = async () => {
        const undone = await changeMany({ weights: [...run], remove: [] })
        if (undone.kind === 'ok') announceSaved(weightWords.undone, undone.value)
        else announce(refusalText(undone))
      }
      announceSaved(doubtedRunWords[isMine ? 'kept' : 'removed'](run.length), outcome.value, {
        label: weightWords.undo,
        run: () => void takeBack(),
      })
    },
    async remove(entry: LoggedWeight): Promise<void> {
      const outcome = await change(entry.day, null)
      if (outcome.kind === 'ok') announceSaved(deletedText(...partsOf(entry)), outcome.value, undo(entry.day, entry))
      else announce(refusalText(outcome))
    },
  }
}
