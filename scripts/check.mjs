import './bootstrap/require-node.mjs'
import { bootstrap } from './bootstrap/bootstrap.mjs'
import { passes } from './check/passes.mjs'
import { house, steps } from './check/steps.mjs'

bootstrap()
const failed = [...steps, house].find((step) => !passes(step))
if (failed) {
  console.log(`Stopped at "${failed.name}": \`${failed.command.join(' ')}\` says more.`)
  process.exitCode = 1
} else {
  console.log('All is well.')
}
