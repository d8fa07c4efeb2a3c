import { ChartFigure, type LegendEntry } from '#web/chart/chart-figure.tsx'
import { DataTable } from '#web/chart/chart-table.tsx'
import { ColumnChart, type ColumnGroup } from '#web/chart/column-chart.tsx'
import { useHero } from '#web/device/hero-store.ts'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Cloth } from '#web/ui/cloth.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import styles from './statistics.module.css'
import { leadFor, noteFor } from './statistics-text.ts'
import { lookAhead, percentText, statisticsWords, yearsText } from './statistics-words.ts'

const legend: readonly LegendEntry[] = [
  { look: 'full', words: statisticsWords.supported },
  { look: 'pale', words: statisticsWords.usual },
]

const groups: readonly ColumnGroup[] = lookAhead.map(({ years, supported, usual }) => ({
  words: yearsText(years),
  columns: [
    { look: 'full', value: supported, words: percentText(supported) },
    { look: 'pale', value: usual, words: percentText(usual) },
  ],
}))

const table = (
  <DataTable
    caption={statisticsWords.chart}
    columns={[statisticsWords.time, statisticsWords.supported, statisticsWords.usual]}
    rows={lookAhead.map(({ years, supported, usual }) => [
      yearsText(years),
      percentText(supported),
      percentText(usual),
    ])}
  />
)

/** What a large study found over eight years, related to the visitor's answers. */
export function Statistics() {
  const hero = useHero()
  const { goOn } = useStepNavigation('statistics')
  return (
    <>
      <div className={styles.top}>
        <Heading title={statisticsWords.title} lead={leadFor(hero)}>
          {statisticsWords.title}
        </Heading>
      </div>
      <Cloth look="sheet">
        <ChartFigure legend={legend} table={table} tableWords={statisticsWords.asTable}>
          <ColumnChart groups={groups} title={statisticsWords.chart} description={statisticsWords.description} />
        </ChartFigure>
      </Cloth>
      <div className={styles.source}>
        <p>{statisticsWords.source}</p>
        <p>{statisticsWords.reference}</p>
      </div>
      <Note>{noteFor(hero)}</Note>
      <ActionBar>
        <Button action="next" onClick={goOn}>
          {statisticsWords.goOn}
        </Button>
      </ActionBar>
    </>
  )
}
