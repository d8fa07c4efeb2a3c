import { ChartFigure, type LegendEntry } from '#web/chart/chart-figure.tsx'
import { ColumnChart, type ColumnGroup } from '#web/chart/column-chart.tsx'
import { DataTable } from '#web/chart/data-table.tsx'
import styles from '#web/funnel/info/statistics.module.css'
import { useHero } from '#web/funnel/use-hero.ts'
import { useStepNavigation } from '#web/funnel/use-step-navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import { leadFor, lookAhead, noteFor, percentWords, statisticsWords, yearsWords } from '#web/words/statistics.ts'

const legend: readonly LegendEntry[] = [
  { look: 'full', words: statisticsWords.supported },
  { look: 'pale', words: statisticsWords.usual },
]

const groups: readonly ColumnGroup[] = lookAhead.map(({ years, supported, usual }) => ({
  words: yearsWords(years),
  columns: [
    { look: 'full', value: supported, words: percentWords(supported) },
    { look: 'pale', value: usual, words: percentWords(usual) },
  ],
}))

const table = (
  <DataTable
    caption={statisticsWords.chart}
    columns={[statisticsWords.time, statisticsWords.supported, statisticsWords.usual]}
    rows={lookAhead.map(({ years, supported, usual }) => [
      yearsWords(years),
      percentWords(supported),
      percentWords(usual),
    ])}
  />
)

/** What a large study found over eight years, told to this person. */
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
      <ChartFigure legend={legend} table={table} tableWords={statisticsWords.asTable}>
        <ColumnChart groups={groups} title={statisticsWords.chart} description={statisticsWords.description} />
      </ChartFigure>
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
