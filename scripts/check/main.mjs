import { checks, houseRules } from './checks.mjs'
import { runCheck } from './run-check.mjs'

/** `npm run check`: format, lint, types, unused code and the house rules; stops at the first that fails. */
export function check() {
  const failed = [...checks, houseRules].find((each) => !runCheck(each))
  if (failed === undefined) {
    console.log('All checks passed.')
    return
  }
  console.log(`Stopped at "${failed.name}": \`${failed.command.join(' ')}\` says more.`)
  process.exitCode = 1
}
