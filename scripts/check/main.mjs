import { checks, houseRules } from './checks.mjs'
import { runCheck } from './run-check.mjs'

/** `npm run check`: format, lint, types, unused code and the house rules; stops at the first that fails. */
export async function check() {
  for (const each of [...checks, houseRules]) {
    if (await runCheck(each)) continue
    console.log(`Stopped at "${each.name}": \`${each.command.join(' ')}\` shows more.`)
    process.exitCode = 1
    return
  }
  console.log('All checks passed.')
}
