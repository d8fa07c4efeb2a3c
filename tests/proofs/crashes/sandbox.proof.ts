import { afterAll } from 'vitest'
import { crashTests } from '#tests/crashes/crash-tests.ts'
import { sandboxGroups } from '#tests/crashes/sandbox/sandbox-cases.ts'
import { startSandboxEnvironment } from '#tests/crashes/sandbox/sandbox-environment.ts'
import { sandboxFlows } from '#tests/crashes/sandbox/sandbox-flows.ts'
import { freshDatabase } from '#tests/integration/fresh-database.ts'

const environment = await startSandboxEnvironment(await freshDatabase())
afterAll(environment.stop)

crashTests(environment, sandboxFlows, sandboxGroups, 'every case')
