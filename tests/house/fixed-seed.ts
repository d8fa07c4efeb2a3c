import fc from 'fast-check'
import { inject } from 'vitest'

/** Any number would do. */
const SEED = 20_261_127

// `npm test` tries the same cases of a law each time, so that it fails only because of a change. `npm run prove` tries
// others each time, many more of them, and prints the seed of those that fail.
if (inject('extent') === 'sample') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED })
