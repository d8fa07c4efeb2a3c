import { buildServer } from './build-server.ts'
import { buildWeb } from './build-web.ts'

/** `node scripts/build/main.ts [web|server]`: builds the named part, or both. */
const builds: Readonly<Record<string, () => Promise<void>>> = { web: buildWeb, server: buildServer }

const [name] = process.argv.slice(2)
for (const [part, build] of Object.entries(builds)) if (name === undefined || name === part) await build()
