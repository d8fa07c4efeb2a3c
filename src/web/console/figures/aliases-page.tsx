import { useState } from 'react'
import { AliasesReply } from '#domain/api/console/views.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { actProblem, useActs } from '#web/console/data/use-acts.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Done, Panel, Problem, Quiet } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { countText } from './figure-text.ts'
import { aliasWords as words } from './view-words.ts'

const aliasesFrom = parserOf(AliasesReply)
type Alias = AliasesReply['aliases'][number]
type SeenSource = AliasesReply['seen'][number]

const aliasColumns = (remove: (alias: Alias) => void): readonly Column<Alias>[] => [
  { title: words.source, value: ({ source }) => source },
  { title: words.spelling, value: ({ spelling }) => spelling },
  {
    title: words.act,
    onlyIn: 'page',
    isAct: true,
    value: () => null,
    cell: (alias) => (
      <Action onClick={() => remove(alias)}>
        {words.remove}
        <span className="visually-hidden"> {alias.spelling}</span>
      </Action>
    ),
  },
]

const seenColumns = (choose: (spelling: string) => void): readonly Column<SeenSource>[] => [
  { title: words.spelling, value: ({ spelling }) => spelling },
  {
    title: words.source,
    value: ({ source }) => source,
    cell: ({ spelling, source }) => (source === spelling ? '–' : source),
  },
  {
    title: words.visitors,
    isNumber: true,
    value: ({ visitors }) => visitors,
    cell: ({ visitors }) => countText(visitors),
  },
  {
    title: words.act,
    onlyIn: 'page',
    isAct: true,
    value: () => null,
    cell: ({ spelling }) => (
      <Action onClick={() => choose(spelling)}>
        {words.count}
        <span className="visually-hidden"> {spelling}</span>
      </Action>
    ),
  },
]

type SetAliasProps = { readonly spelling: string; readonly onDone: (said: string) => void }

function SetAlias({ spelling: given, onDone }: SetAliasProps) {
  const [spelling, setSpelling] = useState(given)
  const [source, setSource] = useState('')
  return (
    <Panel title={words.add} takesFocus={given !== ''}>
      <ActForm
        address={consoleRoutes.aliases}
        body={{ spelling: spelling.trim(), source: source.trim() }}
        parse={aliasesFrom}
        confirm={words.addConfirm}
        consequences={[words.consequence]}
        onDone={() => onDone(words.done(spelling.trim().toLowerCase(), source.trim().toLowerCase()))}
      >
        <TextField
          label={words.spelling}
          name="spelling"
          required
          maxLength={60}
          value={spelling}
          onChange={setSpelling}
          hint={words.spellingHint}
        />
        <TextField
          label={words.source}
          name="source"
          required
          maxLength={60}
          value={source}
          onChange={setSource}
          hint={words.sourceHint}
        />
      </ActForm>
    </Panel>
  )
}

/** Under which name each spelling of a source is counted. */
export function AliasesPage() {
  const { data, reload } = useConsoleData(consoleRoutes.aliases, aliasesFrom)
  const carryOut = useActs()
  const [chosen, setChosen] = useState('')
  const [times, setTimes] = useState(0)
  const [said, setSaid] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [sought, setSought] = useState('')
  const done = (words: string) => {
    setSaid(words)
    setChosen('')
    setTimes((count) => count + 1)
    reload()
  }
  const remove = async ({ spelling }: Alias) => {
    const outcome = await carryOut({ address: consoleRoutes.aliasRemoved, body: { spelling } }, aliasesFrom)
    setProblem(outcome.kind === 'ok' ? null : actProblem(outcome))
    if (outcome.kind === 'ok') done(words.removedDone(spelling))
  }
  const isSought = ({ spelling, source }: Alias) => `${spelling} ${source}`.includes(sought.trim().toLowerCase())
  return (
    <>
      {said !== null && <Done>{said}</Done>}
      {problem !== null && <Problem>{problem}</Problem>}
      <SetAlias key={`${chosen} ${times}`} spelling={chosen} onDone={done} />
      <WhenLoaded data={data}>
        {({ aliases, seen }) => (
          <>
            <Panel title={words.seenPanel}>
              <DataTable
                caption={words.seenCaption}
                columns={seenColumns(setChosen)}
                rows={seen}
                rowKey={({ spelling }) => spelling}
                empty={words.noneSeen}
                file="sources-seen"
              />
            </Panel>
            <Panel title={words.panel}>
              <Quiet>{words.about}</Quiet>
              <TextField label={words.find} name="find" value={sought} onChange={setSought} />
              <DataTable
                caption={words.caption}
                columns={aliasColumns((alias) => void remove(alias))}
                rows={aliases.filter(isSought)}
                rowKey={({ spelling }) => spelling}
                empty={words.empty}
                file="source-spellings"
              />
            </Panel>
          </>
        )}
      </WhenLoaded>
    </>
  )
}
