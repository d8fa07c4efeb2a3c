import { spawnSync } from 'node:child_process'
import { addressOf, advisories, advisoriesOf, COMPARED_ON } from '#tests/house/advisories.ts'
import { licenceOf, lockedPackages } from '#tests/house/lock-file.ts'

// Prints the licences of all packages and their known advisories: from the registry if its audit endpoint answers, else
// from the list kept in tests/house/advisories.ts. Exits with status 1 if there is an advisory.
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const packages = [...lockedPackages()]

const byLicence = new Map<string, string[]>()
for (const [path, locked] of packages) {
  const licence = licenceOf(path, locked)
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${nameOf(path)} ${locked.version}`])
}
for (const [licence, names] of [...byLicence].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`${licence}: ${names.length}${names.length <= 5 ? ` (${names.join(', ')})` : ''}`)

/** The number of advisories about the packages of a folder; undefined if the registry does not say. */
function audited(folder: string): number | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--json', `--prefix=${folder}`], { encoding: 'utf8', timeout: 60_000 })
  const total = /"total":\s*(\d+)\s*\}\s*,\s*"dependencies"/.exec(stdout ?? '')?.[1]
  return total === undefined ? undefined : Number(total)
}

const totals = ['.', 'bench/lighthouse/package'].map(audited)
if (totals.every((total) => total !== undefined)) {
  const total = totals.reduce((sum, each) => sum + each, 0)
  console.log(`npm audit: ${total} advisories`)
  if (total !== 0) process.exitCode = 1
} else {
  const found = packages.flatMap(([path, { version }]) =>
    advisoriesOf(nameOf(path), version).map(
      ({ id, fixedIn }) => `${nameOf(path)} ${version}, fixed in ${fixedIn}: ${addressOf(id)}`,
    ),
  )
  console.log(
    `npm audit does not answer. The kept list of ${advisories.length}, complete up to ${COMPARED_ON}: ${found.length}`,
  )
  for (const line of found) console.log(line)
  if (found.length > 0) process.exitCode = 1
}
