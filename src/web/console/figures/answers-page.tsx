import { SMALLEST_CELL } from '#analytics/answers/hide-small-cells.ts'
import { stepText } from '#analytics/funnel/step-text.ts'
import { AnswersReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { choiceSteps } from '#domain/funnel/choice-steps.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { useQuery } from '#web/console/navigation/address.ts'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { SelectField } from '#web/console/ui/select-field.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { countText, shareText } from './figure-text.ts'
import { usePeriod } from './period.ts'
import { PeriodBar } from './period-bar.tsx'
import { ShareBar } from './share-bar.tsx'

const answersFrom = parserOf(AnswersReply)
type Answer = AnswersReply['answers'][number]

const questions = choiceSteps.map(({ slug }) => ({ value: slug, label: slug === 'home' ? 'Gender' : stepText(slug) }))
const HIDDEN = 'hidden'
const words = (answer: string): string => stepText(answer.toLowerCase().replaceAll('_', '-'))

const columnsOf = (people: number): readonly Column<Answer>[] => [
  { title: 'Answer', value: ({ answer }) => answer, cell: ({ answer }) => words(answer) },
  {
    title: 'People',
    value: ({ count }) => count,
    cell: ({ count }) => (count === null ? HIDDEN : countText(count)),
    isNumber: true,
  },
  {
    title: 'Share',
    value: ({ count }) => (count === null ? null : count / people),
    cell: ({ count }) => (count === null ? '' : shareText(count / people)),
    isNumber: true,
  },
  {
    title: 'Of all',
    onlyIn: 'page',
    value: () => null,
    cell: ({ count }) => <ShareBar share={(count ?? 0) / people} />,
  },
  { title: 'Hidden', onlyIn: 'file', value: ({ count }) => (count === null ? 'yes' : 'no') },
]

/** The answers of people who confirmed their address, one question at a time. */
export function AnswersPage() {
  const period = usePeriod()
  const [query, setQuery] = useQuery()
  const question = questions.find(({ value }) => value === query.get('question'))?.value ?? 'home'
  const search = new URLSearchParams({ ...period, question })
  const { data } = useConsoleData(`${consoleRoutes.answers}?${search}`, answersFrom)
  return (
    <>
      <PeriodBar period={period} />
      <Panel title={questions.find(({ value }) => value === question)?.label ?? question}>
        <SelectField
          label="Question"
          name="question"
          value={question}
          options={questions}
          onChange={(next) => setQuery({ question: next })}
        />
        <WhenLoaded data={data}>
          {({ people, answers }) => (
            <>
              <Quiet>
                {`Of ${countText(people)} people who confirmed their address in the period. Answers of fewer than ${SMALLEST_CELL} people are hidden, and if only one is, the next smallest as well.`}
              </Quiet>
              <DataTable
                caption="How often each answer was given"
                columns={columnsOf(people)}
                rows={people < SMALLEST_CELL ? [] : answers}
                rowKey={({ answer }) => answer}
                empty={`Fewer than ${SMALLEST_CELL} people confirmed their address in this period.`}
                file={`answers-${question}-${period.from}-${period.to}`}
              />
            </>
          )}
        </WhenLoaded>
      </Panel>
    </>
  )
}
