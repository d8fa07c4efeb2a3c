import { locales } from '../../src/domain/language/locales.ts'
import { buildServer } from './build-server.ts'
import { buildWeb } from './build-web.ts'
import { pseudoLocales } from './languages/pseudo.ts'

/**
 * `node scripts/build/main.ts [web|server]`: builds the named part, or both. `pseudo` builds the web app with the
 * pseudo-languages beside the shipped ones.
 */
const builds: Readonly<Record<string, () => Promise<void>>> = { web: () => buildWeb(), server: buildServer }

const [name] = process.argv.slice(2)
if (name === 'pseudo') await buildWeb([...locales, ...pseudoLocales])
else for (const [part, build] of Object.entries(builds)) if (name === undefined || name === part) await build()
