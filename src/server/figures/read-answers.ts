import { sql } from 'kysely'
import { hideSmallCells } from '#analytics/answers/hide-small-cells.ts'
import type { AnswersReply } from '#domain/api/console/figures.ts'
import { choiceSteps } from '#domain/funnel/choice-steps.ts'
import type { Database } from '#server/platform/db/database.ts'
import { momentsOf, type Period } from './period.ts'

/**
 * How often each answer to a question was given by people who confirmed their address in the period; null for an
 * unknown question.
 */
export async function readAnswers(db: Database, period: Period, slug: string): Promise<AnswersReply | null> {
  const question = choiceSteps.find((step) => step.slug === slug)
  if (question === undefined) return null
  const { start, end } = momentsOf(period)
  const { rows } = await sql<{ answer: string; count: number }>`
    select answer, count(*) as count from leads cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(hero -> ${question.key}::text)
        when 'array' then hero -> ${question.key}::text
        else jsonb_build_array(hero -> ${question.key}::text) end
    ) as answer
    where erased_at is null and created_at >= ${start} and created_at < ${end} and answer is not null
    group by answer`.execute(db)
  const people = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('erased_at', 'is', null)
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .executeTakeFirstOrThrow()
  const counts = new Map(rows.map((row) => [row.answer, row.count]))
  const cells = question.options.map((answer) => ({ answer, count: counts.get(answer) ?? 0 }))
  return { people: people.count, answers: [...hideSmallCells(cells, { addsUp: !question.isMultiple })] }
}
