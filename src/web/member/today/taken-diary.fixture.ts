import type { DiaryEntry, DiaryRequest, DiaryTaken, Eaten } from '#domain/api/member/diary.ts'
import { type DiaryFigures, noFigures, sumOfFigures, timesFigures, wholeFigures } from '#domain/diary/figures.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { weekExample } from '#web/member/data/week.example.ts'
import { ok, type Reply } from '#web/stub-server.fixture.ts'

const planned = new Map(
  weekExample(1, memberExample.startsOn).days.flatMap(({ meals }) =>
    meals.flatMap(({ dishes }) => dishes.map((dish) => [dish.recipe, dish] as const)),
  ),
)

type NamedMeal = { readonly title: string; readonly figures: DiaryFigures }

/** What the server looks up for the example week: its dishes, numbers, and nothing for what is no food. */
function lookUp(eaten: Eaten): NamedMeal {
  if (eaten.kind === 'number')
    return { title: eaten.name, figures: { ...noFigures, energy: eaten.energy, protein: eaten.protein ?? 0 } }
  if (eaten.kind !== 'meal') return { title: '', figures: noFigures }
  const dishes = eaten.dishes.flatMap(({ recipe }) => planned.get(recipe) ?? [])
  const figures = wholeFigures(timesFigures(sumOfFigures(dishes.map((dish) => dish.figures)), eaten.times))
  return { title: dishes.map(({ title }) => title).join(', '), figures }
}

/**
 * The reply of a server that accepts every change. What the page shows must not depend on whether it has come yet, so
 * it has the figures that the page itself computes.
 */
export function takenDiary(body: unknown): Reply {
  // Sent by the page itself.
  const { changes } = body as DiaryRequest
  const records = changes.flatMap(({ id, changedAt, record }): DiaryEntry[] =>
    record === null ? [] : [{ id, changedAt, record, ...lookUp(record.eaten) }],
  )
  return ok({ refused: [], records } satisfies DiaryTaken)
}
