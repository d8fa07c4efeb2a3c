import type { Check } from '#domain/api/console/doctor.ts'
import { plural } from '#domain/language/plural.ts'

const marks = { ok: 'ok     ', warning: 'WARNING', fault: 'FAULT  ' } as const

/** The findings as lines for a terminal, each with the line to change below it. */
export function reportOf(checks: readonly Check[]): string {
  const width = Math.max(...checks.map(({ name }) => name.length))
  const lines = checks.flatMap(({ name, state, says, change }) => [
    `${marks[state]}  ${name.padEnd(width)}  ${says}`,
    ...(change === null ? [] : [`${' '.repeat(marks.ok.length + width + 4)}→ ${change}`]),
  ])
  const count = (state: Check['state']) => checks.filter((check) => check.state === state).length
  const [faults, warnings] = [count('fault'), count('warning')]
  const found = `${faults} ${plural(faults, { one: 'fault', other: 'faults' })}, ${warnings} ${plural(warnings, { one: 'warning', other: 'warnings' })}`
  return [...lines, '', `${found}, ${count('ok')} in order.`].join('\n')
}
