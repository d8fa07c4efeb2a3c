// Every command imports this before everything else, so that an old Node stops with a sentence and not with a stack
// trace.
const OLDEST = 20

const major = Number(process.versions.node.split('.')[0])
if (major < OLDEST) {
  console.error(`Forkcast needs Node ${OLDEST} or newer to start, and this is Node ${process.versions.node}.`)
  console.error('Get a newer one from https://nodejs.org, then run the command again.')
  process.exit(1)
}
