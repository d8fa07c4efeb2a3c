import type { Manifest } from 'vite'

/** The chunk of what the parts of the questionnaire share (`chunks.ts`), such as the frame of a step. */
const SHARED = 'shared'
/** The chunk of what the questionnaire shares with the member area. */
const COMMON = 'common'

/** Parts of the app whose pages are separate documents: no other page carries their styles. */
const separateDocuments: Readonly<Record<string, string>> = { '/plan': 'src/web/member/member-area.tsx' }

/** The screens of such a part whose styles are in its document. */
const shownFirst: ReadonlySet<string> = new Set(
  ['today', 'week', 'day', 'list'].map((name) => `src/web/member/${name}/${name}-screen.tsx`),
)

/**
 * Whether a file is a screen of such a part that is not shown first but opened by a tap. Its styles are fetched once
 * the first frame is shown, with its code, so that the document fits into the first round trip.
 */
const isOpenedByTap = (name: string): boolean =>
  /^src\/web\/member\/[^/]+\/[^/]+-screen\.tsx$/.test(name) && !shownFirst.has(name)

/**
 * Long texts: they carry only their own styles, so that they fit into the first round trip, and fetch the others
 * afterwards.
 */
const longTexts: Readonly<Record<string, string>> = {
  '/terms_of_service': 'src/web/legal/terms-page.tsx',
  '/privacy': 'src/web/legal/privacy-page.tsx',
  '/refund-policy': 'src/web/legal/refund-page.tsx',
  '/credits': 'src/web/legal/credits-page.tsx',
  '/help': 'src/web/legal/help-page.tsx',
}

/** Parts that are shown later than their page: their styles are fetched after the first frame, but for their own document. */
const withTheirCode: ReadonlyMap<string, string | null> = new Map([
  ['src/web/funnel/home/home-below.tsx', '/'],
  // Shown only once the health question is answered.
  ['src/web/funnel/loading/day-part.tsx', null],
  // Below the field, which is enough without it.
  ['src/web/funnel/calendar/calendar.tsx', null],
  // Opened by a tap.
  ['src/web/prediction/card/card-sheet.tsx', null],
])

/** Answers are shown from the second step on, once the page is alive: the first page fetches their styles after its first frame. */
const AFTER_FIRST_PAGE = 'src/web/funnel/table/answer-view.tsx'

/** The chunk of the pay page and of what follows it (`chunks.ts`), which is opened long after the first frame of a page. */
const PAY = 'pay'
const isPaidOn = (path: string): boolean => /\/(?:pay|complete)$/.test(path)

/** Whether a part's dynamic imports are the pages of the questionnaire: the entry's, and those of what the steps share. */
const stepsFrom =
  (manifest: Manifest, entry: string) =>
  (part: string): boolean =>
    part === entry || manifest[part]?.name === SHARED

/**
 * Everything reached from some parts, by static or, where allowed, dynamic imports. Imports come before their importer,
 * as in a browser, so that a part's styles override those of the parts it is made of.
 */
function reachedFrom(
  manifest: Manifest,
  names: readonly string[],
  mayHappen: (from: string, later: string) => boolean,
): readonly string[] {
  const seen = new Set<string>()
  const reached: string[] = []
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined || seen.has(name)) return
    seen.add(name)
    for (const other of chunk.imports ?? []) visit(other)
    reached.push(name)
    for (const other of chunk.dynamicImports ?? []) if (mayHappen(name, other)) visit(other)
  }
  for (const name of names) visit(name)
  return reached
}

/** Pages that only a link at the foot of a page leads to: no page of the questionnaire carries their styles. */
const isAtFoot = (part: string): boolean => /^src\/web\/(?:legal|subscription)\//.test(part)
const isOfQuestionnaire = (path: string): boolean => path === '/' || isPaidOn(path) || /^\/(?:wo)?man\//.test(path)

function isAtOnce(manifest: Manifest, part: string, path: string): boolean {
  if (manifest[part]?.name === PAY) return isPaidOn(path)
  if (isAtFoot(part)) return !isOfQuestionnaire(path)
  if (part === AFTER_FIRST_PAGE) return path !== '/'
  return !withTheirCode.has(part) || withTheirCode.get(part) === path
}

/**
 * The style sheets that a page's document carries: those of all it may show without a reload, except for long texts, what
 * links at the foot of a page lead to, the pay page and the screens a member opens by a tap. So a step never waits for styles, and neither the questionnaire
 * nor the member's pages carry those of the other.
 */
export function pageStyles(manifest: Manifest, entry: string, path: string): readonly string[] {
  const own = separateDocuments[path] ?? longTexts[path]
  const leadsToSteps = stepsFrom(manifest, entry)
  // Code that is loaded out of what the steps share brings none of their styles.
  const isOfSteps = (part: string) => manifest[part]?.name === SHARED
  const names =
    own === undefined
      ? reachedFrom(manifest, [entry], (_from, later) => !isSeparate(later) && isAtOnce(manifest, later, path))
      : reachedFrom(
          manifest,
          [entry, own],
          (from, later) => !leadsToSteps(from) && !isOfSteps(later) && !isOpenedByTap(later),
        )
  // What a long text uses of the code that steps or members share, such as sentences, has no styles.
  const isShared = (part: string) => [SHARED, COMMON].includes(manifest[part]?.name ?? '')
  return stylesOf(manifest, longTexts[path] === undefined ? names : names.filter((name) => !isShared(name)))
}

/** The style sheets that a page fetches after it is shown, for what the user may open from there. */
export function laterStyles(manifest: Manifest, entry: string, path: string): readonly string[] {
  const own = new Set(pageStyles(manifest, entry, path))
  const later =
    separateDocuments[path] === undefined
      ? stylesOf(
          manifest,
          reachedFrom(manifest, [entry], (_from, part) => !isSeparate(part)),
        )
      : tappedStyles(manifest, entry)
  return later.filter((file) => !own.has(file))
}

const isSeparate = (part: string): boolean => Object.values(separateDocuments).includes(part)

const stylesOf = (manifest: Manifest, names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => manifest[name]?.css ?? [])),
]

const tappedStyles = (manifest: Manifest, entry: string): readonly string[] => {
  const names = reachedFrom(
    manifest,
    Object.keys(manifest).filter(isOpenedByTap),
    (from) => !stepsFrom(manifest, entry)(from),
  )
  return stylesOf(manifest, names)
}
