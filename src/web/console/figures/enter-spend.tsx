import { useState } from 'react'
import { readSpendFile, type SpendFile, type SpendRow } from '#analytics/spend/read-spend-file.ts'
import { SpendReply } from '#domain/api/console/spend.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { minorFrom } from '#web/console/ui/minor-from.ts'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import styles from './enter-spend.module.css'
import { amountsText, countText } from './figure-text.ts'
import { todayInUtc } from './period.ts'
import { spendProblemText, spendProblemWords, spendWords as words } from './spend-words.ts'

const spendFrom = parserOf(SpendReply)

type EnterProps = { readonly search: string; readonly onDone: () => void }

/** Problems that are listed: whoever exported the wrong thing need not read all of it. */
const PROBLEMS_MOST = 10

function sumsText(rows: readonly SpendRow[]): string {
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return amountsText(
    currencies.map((currency) => ({
      currency,
      minor: rows.reduce((sum, row) => (row.currency === currency ? sum + row.minor : sum), 0),
    })),
  )
}

/** What a file says: its rows in short, or each row that is wrong. */
function FileFindings({ file: { rows, problems } }: { readonly file: SpendFile }) {
  if (problems.length > 0)
    return (
      <div role="alert" className={styles.problems}>
        <p>{words.wrong}</p>
        <ul>
          {problems.slice(0, PROBLEMS_MOST).map(({ line, what, cell }) => (
            <li key={`${line} ${what}`}>{spendProblemText(countText(line), spendProblemWords[what], cell)}</li>
          ))}
        </ul>
        {problems.length > PROBLEMS_MOST && <p>{words.moreWrong(countText(problems.length - PROBLEMS_MOST))}</p>}
      </div>
    )
  const days = rows.map(({ day }) => day).toSorted()
  return <p role="status">{words.found(countText(rows.length), days[0] ?? '', days.at(-1) ?? '', sumsText(rows))}</p>
}

function EnterFile({ search, onDone }: EnterProps) {
  const [text, setText] = useState<string | null>(null)
  const [source, setSource] = useState('')
  const [currency, setCurrency] = useState('')
  const file = text === null ? null : readSpendFile(text, { source: source.trim(), currency: currency.trim() })
  const rows = file === null || file.problems.length > 0 ? null : file.rows
  return (
    <ActForm
      address={`${consoleRoutes.spend}?${search}`}
      body={rows === null ? null : { rows }}
      parse={spendFrom}
      confirm={rows === null ? words.confirm : words.confirmRows(countText(rows.length))}
      consequences={[words.allOrNone, words.consequence]}
      onDone={onDone}
    >
      <label className={styles.file}>
        {words.file}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={({ target }) => void target.files?.[0]?.text().then(setText)}
        />
      </label>
      <Quiet>{words.fileHint}</Quiet>
      <TextField
        label={words.source}
        name="spend-source"
        maxLength={60}
        value={source}
        onChange={setSource}
        hint={words.sourceHint}
      />
      <TextField
        label={words.currency}
        name="spend-currency"
        maxLength={3}
        value={currency}
        onChange={(typed) => setCurrency(typed.toUpperCase())}
        hint={words.currencyHint}
      />
      {file !== null && <FileFindings file={file} />}
    </ActForm>
  )
}

function EnterOne({ search, onDone }: EnterProps) {
  const [day, setDay] = useState(todayInUtc())
  const [source, setSource] = useState('')
  const [campaign, setCampaign] = useState('')
  const [currency, setCurrency] = useState('USD')
  const [amount, setAmount] = useState('')
  const minor = /^[A-Z]{3}$/.test(currency) ? minorFrom(amount, currency) : null
  const row = { day, source: source.trim(), campaign: campaign.trim(), currency, minor }
  return (
    <ActForm
      address={`${consoleRoutes.spend}?${search}`}
      body={minor === null ? null : { rows: [row] }}
      parse={spendFrom}
      confirm={words.confirm}
      consequences={[words.consequence]}
      onDone={onDone}
    >
      <TextField label={words.day} name="day" type="date" required value={day} onChange={setDay} />
      <TextField
        label={words.source}
        name="source"
        required
        maxLength={60}
        value={source}
        onChange={setSource}
        hint={words.sourceOfOne}
      />
      <TextField
        label={words.campaign}
        name="campaign"
        maxLength={60}
        value={campaign}
        onChange={setCampaign}
        hint={words.campaignHint}
      />
      <TextField
        label={words.currency}
        name="currency"
        required
        pattern="[A-Z]{3}"
        maxLength={3}
        value={currency}
        onChange={(typed) => setCurrency(typed.toUpperCase())}
      />
      <TextField label={words.amount} name="amount" required inputMode="decimal" value={amount} onChange={setAmount} />
    </ActForm>
  )
}

/** What adverts cost: as a file, or one day of a campaign by hand. */
export function EnterSpend(props: EnterProps) {
  return (
    <Panel title={words.enter}>
      <EnterFile {...props} />
      <details>
        <summary className={styles.summary}>{words.byHand}</summary>
        <EnterOne {...props} />
      </details>
    </Panel>
  )
}
