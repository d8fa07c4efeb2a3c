import { BASE } from '#domain/api/base-path.ts'
import { templates } from '#server/email/templates.generated.ts'
import type { PageName } from '#web/member/pages/member-pages.ts'
import { moduleOf } from '../../scripts/build/page-modules.ts'
import { journey } from '../../src/domain/funnel/journey.ts'
import { emailPicture, pagePictures, planPicture } from '../sheets/screen-names.ts'
import { reachedFrom, type SourceModule, sourceModules } from './imports.ts'

/**
 * Where a message is seen, by its key: the names of its pictures, or the address of a page without one. The one whose code is
 * nearest comes first.
 */
export type PicturesOf = (key: string) => readonly string[]

const FUNNEL = 'src/web/funnel/'
/** The module of a step, where that of its kind (`page-modules.ts`) has all questions in it. */
const questions: Readonly<Record<string, string>> = {
  choice: `${FUNNEL}choice/choice-screen.tsx`,
  choices: `${FUNNEL}choice/several-screen.tsx`,
  scale: `${FUNNEL}choice/scale-screen.tsx`,
  info: `${FUNNEL}info/info-screen.tsx`,
  number: `${FUNNEL}measure/number-screen.tsx`,
  date: `${FUNNEL}date-screen.tsx`,
}
const FRAME = 'src/web/routes/step-screen.tsx'

/** Imports of the form `import { a, b } from './file.ts'` or `a: screen(async () => (await import('./file.tsx'))`. */
const namesBefore = (code: string, file: string): readonly string[] =>
  code
    .split('\n')
    .filter((line) => line.includes(file))
    .flatMap((line) => line.split(file)[0]?.match(/\w+/g) ?? [])

/** The modules that each picture begins with. */
function startsOfPictures(modules: ReadonlyMap<string, SourceModule>): ReadonlyMap<string, readonly string[]> {
  const steps = journey.map(({ slug, kind }): [string, readonly string[]] => {
    const own = slug === 'statistics' ? `${FUNNEL}info/statistics.tsx` : (questions[kind] ?? moduleOf(`/woman/${slug}`))
    return [slug, [FRAME, ...(own === undefined ? [] : [own])]]
  })
  const pages = pagePictures.map((name): [string, readonly string[]] => [
    name,
    [moduleOf(`/${name}`) ?? `${FUNNEL}home/home.tsx`],
  ])
  const others = ['subscription', 'resume', 'sign-in', 'terms_of_service'].flatMap((name): [string, string[]][] => {
    const own = moduleOf(`/${name}`)
    return own === undefined ? [] : [[`${BASE}/${name}`, [own]]]
  })
  const screens = 'src/web/member/screens.generated.ts'
  const plan = (modules.get(screens)?.imports ?? []).flatMap((file): [string, readonly string[]][] => {
    const name = namesBefore(modules.get(screens)?.code ?? '', file.replace('src/web/member/', './'))[0]
    return name === undefined || !/-screen\.tsx$/.test(file) ? [] : [[planPicture(name as PageName), [file]]]
  })
  const listed = 'src/server/email/templates.generated.ts'
  const emails = (modules.get(listed)?.imports ?? []).flatMap((file): [string, readonly string[]][] => {
    const names = new Set(namesBefore(modules.get(listed)?.code ?? '', file.replace('src/server/email/', './')))
    return Object.entries(templates).flatMap(([kind, { examples }]) =>
      names.has(camelCase(kind)) ? Object.keys(examples).map((name) => [emailPicture(name), [file]]) : [],
    )
  })
  return new Map([...steps, ...pages, ...others, ...plan, ...emails])
}

const camelCase = (kind: string): string => kind.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The modules that say a message: those that name it, or else those that name the words that it is one of. */
function sayersOf(
  importers: readonly string[],
  modules: ReadonlyMap<string, SourceModule>,
  [words = '', name = '']: readonly string[],
): readonly string[] {
  const has = (pattern: RegExp) => importers.filter((file) => pattern.test(modules.get(file)?.code ?? ''))
  const ofWords = has(new RegExp(`\\b${words}\\b`))
  const exact = name === '' ? [] : ofWords.filter((file) => has(new RegExp(`\\.${name}\\b`)).includes(file))
  return [exact, ofWords, importers].find((files) => files.length > 0) ?? []
}

/** Derives from the imports of the sources which pictures show a message. A step's own messages have its name in their key. */
export function picturesOfMessages(modules: ReadonlyMap<string, SourceModule> = sourceModules()): PicturesOf {
  const reached = [...startsOfPictures(modules)].map(
    ([name, starts]): readonly [string, ReadonlyMap<string, number>] => [name, reachedFrom(modules, starts)],
  )
  const importers = new Map<string, string[]>()
  for (const [file, { imports }] of modules)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file])
  const slugOf = (part: string) =>
    journey.find((step) => step.slug === part || ('key' in step && step.key === part))?.slug ?? []
  return (key) => {
    const [file = '', place = ''] = key.split(':')
    const parts = place.split('.')
    const isOfSteps = file.startsWith('web/funnel/') || file === 'web/words/option-words'
    const [step] = isOfSteps ? parts.flatMap(slugOf) : []
    if (step !== undefined) return [step]
    const sayers = sayersOf(importers.get(`src/${file}.ts`) ?? [], modules, parts)
    return reached
      .flatMap(([name, steps]): [string, number][] => {
        const far = Math.min(...sayers.map((sayer) => steps.get(sayer) ?? Number.POSITIVE_INFINITY))
        return Number.isFinite(far) ? [[name, far]] : []
      })
      .toSorted(([, one], [, other]) => one - other)
      .map(([name]) => name)
  }
}
