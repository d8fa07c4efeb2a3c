import { useState } from 'react'
import { type AnnotationView, DaysReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { useQuery } from '#web/console/navigation/address.ts'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel } from '#web/console/ui/panel.tsx'
import { SelectField } from '#web/console/ui/select-field.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { DayChart } from './day-chart.tsx'
import styles from './days-panel.module.css'
import { countText, shareText } from './figure-text.ts'
import type { Period } from './period.ts'

const daysFrom = parserOf(DaysReply)

const figures = [
  { value: 'visitors', label: 'Visitors' },
  { value: 'purchases', label: 'Purchases' },
] as const

type Row = DaysReply['days'][number] & { readonly notes: string }

const columns: readonly Column<Row>[] = [
  { title: 'Day', value: ({ day }) => day },
  { title: 'Visitors', value: ({ visitors }) => visitors, cell: ({ visitors }) => countText(visitors), isNumber: true },
  {
    title: 'Purchases',
    value: ({ purchases }) => purchases,
    cell: ({ purchases }) => countText(purchases),
    isNumber: true,
  },
  {
    title: 'Conversion',
    value: ({ visitors, purchases }) => (visitors === 0 ? null : purchases / visitors),
    cell: ({ visitors, purchases }) => shareText(visitors === 0 ? null : purchases / visitors),
    isNumber: true,
  },
  { title: 'What happened', isText: true, value: ({ notes }) => notes },
]

const rowsOf = ({ days, annotations }: DaysReply): readonly Row[] =>
  days.map((day) => ({
    ...day,
    notes: annotations.flatMap((each) => (each.day === day.day ? [each.text] : [])).join('; '),
  }))

type NotesProps = {
  readonly annotations: readonly AnnotationView[]
  readonly search: string
  readonly onDone: () => void
}

/** The list of annotations that the marks of the chart refer to. Releases add theirs; an operator's note can be removed. */
function Notes({ annotations, search, onDone }: NotesProps) {
  const [removed, setRemoved] = useState<string | null>(null)
  return (
    <ol className={styles.notes}>
      {annotations.map(({ id, day, text, kind, by }) => (
        <li key={id}>
          <span className={styles.day}>{day}</span> {text}
          {by !== null && <span className={styles.by}> by {by}</span>}
          {kind === 'note' && removed !== id && (
            <button type="button" className={styles.remove} onClick={() => setRemoved(id)}>
              Remove<span className="visually-hidden"> {text}</span>
            </button>
          )}
          {removed === id && (
            <ActForm
              address={`${filled(consoleRoutes.annotationRemoved, { id })}?${search}`}
              body={{}}
              parse={daysFrom}
              confirm="Remove the note"
              consequences={[]}
              onDone={onDone}
              onCancel={() => setRemoved(null)}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

function AddNote({ period, search, onDone }: { period: Period; search: string; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const [day, setDay] = useState(period.to)
  const [text, setText] = useState('')
  if (!isOpen) {
    return (
      <div>
        <Action onClick={() => setOpen(true)}>Add a note</Action>
      </div>
    )
  }
  return (
    <ActForm
      address={`${consoleRoutes.annotations}?${search}`}
      body={{ day, text: text.trim() }}
      parse={daysFrom}
      confirm="Add the note"
      consequences={['Every operator with access to figures will see it, with your name.']}
      onDone={() => {
        setOpen(false)
        setText('')
        onDone()
      }}
      onCancel={() => setOpen(false)}
    >
      <TextField label="Day" name="day" type="date" required value={day} onChange={setDay} />
      <TextField
        label="What happened"
        name="text"
        required
        minLength={3}
        maxLength={120}
        value={text}
        onChange={setText}
        hint="For example, the start of a campaign. Do not name customers."
      />
    </ActForm>
  )
}

/** The period day by day, as a chart and a table, with its releases and notes. */
export function DaysPanel({ period }: { period: Period }) {
  const [query, setQuery] = useQuery()
  const figure = query.get('figure') === 'purchases' ? 'purchases' : 'visitors'
  const search = new URLSearchParams(period).toString()
  const { data, reload } = useConsoleData(`${consoleRoutes.days}?${search}`, daysFrom)
  return (
    <Panel title="Day by day">
      <SelectField
        label="Figure"
        name="figure"
        value={figure}
        options={figures}
        onChange={(chosen) => setQuery({ figure: chosen })}
      />
      <WhenLoaded data={data}>
        {(reply) => (
          <>
            <DayChart
              {...reply}
              figure={figure}
              name={figure === 'visitors' ? 'Visitors by day' : 'Purchases by day'}
            />
            <Notes annotations={reply.annotations} search={search} onDone={reload} />
            <AddNote period={period} search={search} onDone={reload} />
            <details>
              <summary className={styles.summary}>All days as a table</summary>
              <DataTable
                caption="Day by day"
                columns={columns}
                rows={rowsOf(reply)}
                rowKey={({ day }) => day}
                empty="No days."
                file={`days-${period.from}-${period.to}`}
              />
            </details>
          </>
        )}
      </WhenLoaded>
    </Panel>
  )
}
