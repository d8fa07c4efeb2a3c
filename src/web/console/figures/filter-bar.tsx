import { useState } from 'react'
import { type TrafficFilter, trafficFilterText, withoutValue, withValue } from '#analytics/funnel/traffic-filter.ts'
import { dimensions, type FunnelDimension } from '#analytics/funnel/traits.ts'
import { BreakdownReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { Action } from '#web/console/ui/action.tsx'
import { Quiet } from '#web/console/ui/panel.tsx'
import { SelectField } from '#web/console/ui/select-field.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { dimensionNames, hasFunnel } from './dimensions.ts'
import { countText } from './figure-text.ts'
import styles from './filter-bar.module.css'
import { filterWords as words } from './filter-words.ts'
import type { Period } from './period.ts'
import { useFilter } from './use-filter.ts'

const breakdownFrom = parserOf(BreakdownReply)
const filterable = dimensions.filter(hasFunnel)
const NONE = ''

type ChooseValueProps = {
  readonly period: Period
  readonly filter: TrafficFilter
  readonly dimension: FunnelDimension
  readonly onChoose: (value: string) => void
}

/** The values of a dimension that visitors with the other conditions had in the period, those with most visitors first. */
function ChooseValue({ period, filter, dimension, onChoose }: ChooseValueProps) {
  const others = filter.filter((condition) => condition.dimension !== dimension)
  const asked = others.length === 0 ? {} : { filter: trafficFilterText(others) }
  const search = new URLSearchParams({ ...period, dimension, ...asked })
  const { data } = useConsoleData(`${consoleRoutes.breakdown}?${search}`, breakdownFrom)
  const [value, setValue] = useState(NONE)
  return (
    <WhenLoaded data={data}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Quiet>{words.noValues}</Quiet>
        ) : (
          <>
            <SelectField
              label={words.value}
              name="condition-value"
              value={value}
              options={[
                { value: NONE, label: words.choose },
                ...rows.map((row) => ({
                  value: row.value,
                  label: `${row.value} (${countText(row.visitors ?? 0)})`,
                })),
              ]}
              onChange={setValue}
            />
            <Action look="primary" onClick={() => value !== NONE && onChoose(value)}>
              {words.add}
            </Action>
          </>
        )
      }
    </WhenLoaded>
  )
}

/** The conditions of a report, each value with a button that takes it away, and the choice of another. */
export function FilterBar({ period }: { readonly period: Period }) {
  const { filter, setFilter, isCompared, setCompared } = useFilter()
  const [dimension, setDimension] = useState<FunnelDimension | typeof NONE>(NONE)
  return (
    <section className={styles.bar} aria-label={words.heading}>
      <ul className={styles.conditions}>
        {filter.length === 0 && <li className={styles.everyone}>{words.none}</li>}
        {filter.map((condition) => (
          <li key={condition.dimension} className={styles.condition}>
            <span>{dimensionNames[condition.dimension]}</span>
            {condition.values.map((value, place) => (
              <span key={value} className={styles.value}>
                {place > 0 && <span>{words.or}</span>}
                <button
                  type="button"
                  className={styles.chip}
                  aria-label={words.remove(dimensionNames[condition.dimension], value)}
                  onClick={() => setFilter(withoutValue(filter, condition.dimension, value))}
                >
                  {value} <span aria-hidden="true">×</span>
                </button>
              </span>
            ))}
          </li>
        ))}
      </ul>
      <div className={styles.choices}>
        <SelectField
          label={words.dimension}
          name="condition"
          value={dimension}
          options={[
            { value: NONE, label: words.choose },
            ...filterable.map((each) => ({ value: each, label: dimensionNames[each] })),
          ]}
          onChange={setDimension}
        />
        {dimension !== NONE && (
          <ChooseValue
            key={dimension}
            period={period}
            filter={filter}
            dimension={dimension}
            onChoose={(value) => {
              setDimension(NONE)
              setFilter(withValue(filter, dimension, value))
            }}
          />
        )}
        <label className={styles.compare}>
          <input type="checkbox" checked={isCompared} onChange={({ target }) => setCompared(target.checked)} />
          {words.compare}
        </label>
      </div>
    </section>
  )
}
