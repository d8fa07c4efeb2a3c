import loadHighs from 'highs'

export type Term = readonly [factor: number, column: string]
export type Row = {
  readonly name: string
  readonly terms: readonly Term[]
  readonly is: '<=' | '>=' | '='
  readonly bound: number
}
/** Columns are at least 0; the binary ones are 0 or 1. */
export type LinearProgram = {
  readonly maximise: readonly Term[]
  readonly rows: readonly Row[]
  readonly binaries?: readonly string[]
}

export type Solution = {
  readonly value: number
  /** An upper bound of any solution's worth: the value itself, unless an integer search was cut short. */
  readonly bound: number
  readonly column: (name: string) => number
  /** How much one more unit of a row's bound would be worth. */
  readonly dual: (row: string) => number
}

/** The longest line that the solver's parser accepts. */
const LINE = 400

function sum(terms: readonly Term[]): string {
  let length = 0
  return terms
    .map(([factor, column]) => {
      const text = `${factor < 0 ? '-' : '+'} ${Math.abs(factor).toFixed(10)} ${column}`
      length += text.length
      if (length < LINE) return text
      length = 0
      return `\n ${text}`
    })
    .join(' ')
}

function lpText({ maximise, rows, binaries = [] }: LinearProgram): string {
  const written = rows.map(({ name, terms, is, bound }) => ` ${name}: ${sum(terms)} ${is} ${bound}`)
  const whole = binaries.length > 0 ? `Binaries\n${binaries.join('\n')}\n` : ''
  return `Maximize\n obj: ${sum(maximise)}\nSubject To\n${written.join('\n')}\n${whole}End\n`
}

const highs = await loadHighs()

/** Seconds that an integer search may take; the bound proven by then still holds. */
const TIME_LIMIT = 6

/** Solves a program with HiGHS; null if it has no solution. */
export function solve(program: LinearProgram): Solution | null {
  return highs.withModel({ format: 'lp', data: lpText(program) }, (model): Solution | null => {
    model.options.set({ output_flag: false, time_limit: TIME_LIMIT, mip_rel_gap: 1e-4 })
    model.run()
    const { colValue, rowDual } = model.getSolution()
    const isWhole = program.binaries !== undefined
    const value = model.getObjectiveValue()
    if (!Number.isFinite(value) || colValue.length === 0) return null
    const columns = new Map(program.maximise.map(([, name]) => [name, colValue[model.getColByName(name)] ?? 0]))
    const duals = new Map(program.rows.map(({ name }, at) => [name, rowDual[at] ?? 0]))
    return {
      value,
      bound: isWhole ? Number(model.info.get('mip_dual_bound')) : value,
      column: (name) => columns.get(name) ?? 0,
      dual: (row) => duals.get(row) ?? 0,
    }
  })
}
