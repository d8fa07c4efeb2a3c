import { expect, test } from 'vitest'
import { importsOf } from './imports.ts'
import { type LockedPackage, lockedPackages } from './lock-file.ts'
import { readText, sources } from './project-files.ts'

/**
 * Tests and the files that only they use: fixtures are helpers, examples are data. The production image leaves them
 * out.
 */
const ofTests = /\.(?:test|fixture|example)\.tsx?$/
const outside = /^#tests\/|(?:^|\/)(?:tests|bench|tools|scripts)\//

const shipped = sources.filter((file) => /^src\//.test(file) && !ofTests.test(file))

test('no shipped file imports a test helper, an example or a tool', () => {
  const found = shipped.flatMap((file) =>
    importsOf(file)
      .filter((address) => ofTests.test(address) || outside.test(address) || address === 'vitest')
      .map((address) => `${file} -> ${address}`),
  )
  expect(found).toEqual([])
})

const packages = lockedPackages()

/** The platforms that the image is built for. */
const image = { os: ['linux'], cpu: ['x64', 'arm64'], libc: ['glibc'] }

const isForImage = ({ os, cpu, libc }: LockedPackage): boolean =>
  [
    { asked: os, offered: image.os },
    { asked: cpu, offered: image.cpu },
    { asked: libc, offered: image.libc },
  ].every(({ asked, offered }) => asked?.some((kind) => offered.includes(kind)) ?? true)

/** The packages that a package needs, including itself and native parts, by their paths in the lock file. */
function neededBy(name: string, needed = new Set<string>()): ReadonlySet<string> {
  const path = `node_modules/${name}`
  const found = packages.get(path)
  if (found === undefined || !isForImage(found) || needed.has(path)) return needed
  needed.add(path)
  for (const other of Object.keys({ ...found.dependencies, ...found.optionalDependencies })) neededBy(other, needed)
  return needed
}

test('the production image has the packages that the built server loads, with their native parts', () => {
  const [, list = ''] = /const external = \[(.*)\]/.exec(readText('scripts/build/build-server.ts')) ?? []
  const loaded = [...list.matchAll(/'([^']+)'/g)].flatMap(([, name]) => [...neededBy(name ?? '')])
  const [, stage = ''] = /AS packages\n(.*?)\nFROM /s.exec(readText('deploy/Dockerfile')) ?? []
  const removed = [...stage.matchAll(/\bnode_modules\/\S+/g)].map(([path]) => path)
  const isLeftOut = (path: string): boolean =>
    removed.some((folder) => `${path}/`.startsWith(`${folder}/`)) ||
    (stage.includes('--omit=dev') && packages.get(path)?.dev === true) ||
    (stage.includes('--omit=optional') && packages.get(path)?.optional === true)
  expect(loaded).toEqual(expect.arrayContaining(['node_modules/piscina', 'node_modules/@img/sharp-linux-x64']))
  expect(loaded.filter(isLeftOut)).toEqual([])
})

test('the production image leaves out tests, helpers and examples', () => {
  const left = readText('.dockerignore').split('\n')
  for (const kind of ['test', 'fixture', 'example'])
    for (const ending of ['ts', 'tsx']) expect(left).toContain(`**/*.${kind}.${ending}`)
})
