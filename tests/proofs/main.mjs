import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildIfNeeded } from '../../scripts/bootstrap/build-if-needed.mjs'
import { exitWith } from '../../scripts/bootstrap/exit-with.mjs'
import { installChromium } from '../../scripts/bootstrap/install-chromium.mjs'
import { lastLine, noCounts, sum } from '../../scripts/test/counts.mjs'
import { printFailures } from '../../scripts/test/failures.mjs'
import { runVitest } from '../../scripts/test/run-vitest.mjs'
import { provenIn, provenLine } from './proven-counts.mjs'

/** The projects of vitest.config.ts in this folder. */
const PROOFS = [
  'webhooks',
  'crashes',
  'ledger',
  'fuzz',
  'mutants',
  'planner',
  'forecast',
  'experiments',
  'barcodes',
  'labels',
  'personas',
  'browser',
  'engines',
  'pseudo',
]

const IN_BROWSER = ['personas', 'browser', 'engines', 'pseudo']

/**
 * `npm run prove`: runs everything that is proven by enumeration, in full, or the proofs that the arguments name. Ends
 * with what each of them covered, and with the counts.
 * @param {string} node path of the Node that runs the project
 * @param {readonly string[]} args
 */
export async function prove(node, args) {
  const unknown = args.filter((name) => !PROOFS.includes(name))
  if (unknown.length > 0) exitWith(`No proof is called ${unknown.join(', ')}: ${PROOFS.join(', ')}.`)
  const chosen = args.length === 0 ? PROOFS : args
  if (!(await buildIfNeeded(node))) exitWith('The app could not be built; the reason is above.')
  if (chosen.some((name) => IN_BROWSER.includes(name)) && !(await hasBrowser(node)))
    exitWith(`${IN_BROWSER.join(' and ')} need a Chromium; the reason why there is none is above.`)
  if (chosen.includes('labels')) await chromiumFor(node)
  const runs = []
  for (const name of chosen) {
    const proof = () => runVitest(`prove-${name}`, ['--config', 'tests/proofs/vitest.config.ts', `--project=${name}`])
    runs.push({ name, run: await (name === 'pseudo' ? withPseudoLanguages(node, proof) : proof()) })
  }
  for (const { name, run } of runs) console.log(provenLine(name, provenIn(run.report)))
  printFailures(runs.map(({ run }) => run))
  const total = runs.map(({ run }) => run.counts).reduce(sum, noCounts)
  console.log(lastLine(total))
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
}

/**
 * Runs a proof while the pages are built in the pseudo-languages too, and builds them without these again.
 * @template T
 * @param {string} node
 * @param {() => Promise<T>} proof
 */
async function withPseudoLanguages(node, proof) {
  await buildPages(node, 'pseudo')
  try {
    return await proof()
  } finally {
    await buildPages(node, 'web')
  }
}

/**
 * @param {string} node
 * @param {'web' | 'pseudo'} part
 */
async function buildPages(node, part) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const builder = spawn(node, ['scripts/build/main.ts', part], { env, stdio: ['ignore', 2, 2] })
  const [status] = await once(builder, 'exit')
  if (status !== 0) exitWith('The pages could not be built; the reason is above.')
}

/** @param {string} node */
async function hasBrowser(node) {
  return (await chromiumFor(node)) !== null
}

/** @param {string} node */
async function chromiumFor(node) {
  const chromium = await installChromium(node)
  if (chromium !== null) process.env['CHROMIUM_PATH'] = chromium
  return chromium
}
