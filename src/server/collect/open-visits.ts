import { MS_PER_MINUTE } from '#domain/time.ts'

/** Minutes of silence after which a visit is forgotten, and with it every way to join something to it. */
const OPEN_MINUTES = 30
/** ms by which two readings of one clock may differ through rounding. */
const ROUNDING_MS = 1_000
/** Most visits that are kept; the longest silent go first. */
const VISITS_MOST = 200_000
/** The page that follows another one without being a step of the journey: a bank leads there after the pay page. */
const follows: Readonly<Record<string, string>> = { complete: 'pay' }

/** A step as a document reports it; times in ms by the visitor's clock. */
export type ReportedStep = { readonly step: string; readonly firstAt: number; readonly leftAt: number | null }

/** What one request says of one document. */
export type DocumentReport = {
  /** The id that the document drew. */
  readonly document: string
  /** The keys of the request, today's first. */
  readonly keys: readonly string[]
  readonly steps: readonly ReportedStep[]
  /** The numbers under which its step views are stored. */
  readonly numbers: readonly number[]
  /** The step at which it goes on with answers that are on the device; null if it does not say so. */
  readonly resumesAt: string | null
  /** Whether nothing of it is stored yet. */
  readonly isNew: boolean
  /** The first document of the visit that it is stored to continue; null for none. */
  readonly continues: string | null
}

/** A document that was found to belong to another visit than before. */
export type Moved = {
  readonly document: string
  readonly continues: string | null
  /** The numbers under which its step views are stored. */
  readonly numbers: readonly number[]
}

/** The outcome for a document that said that it resumes; null for any other. */
export type Outcome = 'visit_joined' | 'visit_not_joined' | 'visit_several_fit' | 'visit_parted' | null

export type VisitChange = { readonly moved: Moved | null; readonly outcome: Outcome }

type Visit = {
  readonly root: string
  /** Its documents in the order in which they were opened. */
  readonly documents: string[]
  keys: readonly string[]
  lastStep: string | null
  /** The latest time that its steps name, by the visitor's clock. */
  activeAt: number
  heardAt: number
}

type Document = {
  visit: Visit
  /** When its first step was shown, by the visitor's clock. */
  openedAt: number
  /** Whether it is settled which visit it belongs to. */
  isSettled: boolean
  /** Whether that was settled here; what another process settled is stored. */
  isOurs: boolean
  readonly numbers: Set<number>
}

/** When the document's last step was entered or left, and which step that was. */
function latest(steps: readonly ReportedStep[]): { readonly step: string; readonly at: number } | null {
  const shown = steps.filter(({ leftAt }) => leftAt === null)
  const end = ({ firstAt, leftAt }: ReportedStep): number => Math.max(firstAt, leftAt ?? 0)
  const [last] = (shown.length > 0 ? shown : steps).toSorted((a, b) => end(b) - end(a))
  return last === undefined ? null : { step: last.step, at: Math.max(...steps.map(end)) }
}

export type OpenVisits = {
  /** Follows a document, and finds out which visit it continues. */
  readonly hear: (heard: DocumentReport, now: Date) => VisitChange
  /** Where the document was settled to belong by this process; null if it was not. */
  readonly settled: (document: string) => Moved | null
}

/**
 * The visits of the last half hour, in memory only. A document continues a visit if it says that it resumes, its request
 * has the same key, it resumes at the last step of the visit, the visit is silent since it was opened, and exactly one
 * visit fits. If an earlier document of the visit goes on later, both were open at once: they are parted again.
 */
export function createOpenVisits(): OpenVisits {
  const documents = new Map<string, Document>()
  /** In the order in which something was heard of them. */
  const visits = new Set<Visit>()
  const byKey = new Map<string, Set<Visit>>()

  const unfile = (visit: Visit): void => {
    const [key = ''] = visit.keys
    const same = byKey.get(key)
    same?.delete(visit)
    if (same?.size === 0) byKey.delete(key)
  }
  const forget = (visit: Visit): void => {
    visits.delete(visit)
    unfile(visit)
    for (const id of visit.documents) if (documents.get(id)?.visit === visit) documents.delete(id)
  }
  const forgetOld = (now: number): void => {
    for (const visit of visits) {
      if (visits.size <= VISITS_MOST && now - visit.heardAt <= OPEN_MINUTES * MS_PER_MINUTE) return
      forget(visit)
    }
  }
  const open = (root: string, keys: readonly string[]): Visit => ({
    ...{ root, documents: [], keys, lastStep: null, activeAt: 0, heardAt: 0 },
  })

  function documentOf({ document: id, keys, continues, isNew }: DocumentReport): Document {
    const known = documents.get(id)
    if (known !== undefined) return known
    const root = continues ?? id
    const visit = documents.get(root)?.visit ?? open(root, keys)
    visit.documents.push(id)
    const own = {
      visit,
      openedAt: Number.POSITIVE_INFINITY,
      isSettled: !isNew,
      isOurs: false,
      numbers: new Set<number>(),
    }
    documents.set(id, own)
    return own
  }

  function fitting({ keys, resumesAt }: DocumentReport, own: Document): readonly Visit[] {
    const near = new Set(keys.flatMap((key) => [...(byKey.get(key) ?? [])]))
    return [...near].filter(
      (visit) =>
        visit !== own.visit &&
        (visit.lastStep === resumesAt || visit.lastStep === follows[resumesAt ?? '']) &&
        visit.activeAt <= own.openedAt + ROUNDING_MS,
    )
  }

  function settle(heard: DocumentReport, own: Document): VisitChange {
    if (own.isSettled || heard.resumesAt === null) return { moved: null, outcome: null }
    own.isSettled = true
    const [one, another] = fitting(heard, own)
    if (one === undefined) return { moved: null, outcome: 'visit_not_joined' }
    if (another !== undefined) return { moved: null, outcome: 'visit_several_fit' }
    visits.delete(own.visit)
    unfile(own.visit)
    own.visit = one
    own.isOurs = true
    one.documents.push(heard.document)
    return {
      moved: { document: heard.document, continues: one.root, numbers: [...own.numbers] },
      outcome: 'visit_joined',
    }
  }

  /** Parts the newest document from its visit if an earlier one goes on after it was opened. */
  function part(heard: DocumentReport, own: Document, at: number): VisitChange | null {
    const newest = own.visit.documents.at(-1) ?? heard.document
    const other = documents.get(newest)
    if (newest === heard.document || other === undefined || !other.isOurs) return null
    if (at <= other.openedAt + ROUNDING_MS) return { moved: null, outcome: null }
    own.visit.documents.pop()
    own.visit.activeAt = 0
    const { lastStep, activeAt, heardAt, keys } = own.visit
    other.visit = { ...open(newest, keys), documents: [newest], lastStep, activeAt, heardAt }
    file(other.visit)
    return { moved: { document: newest, continues: null, numbers: [...other.numbers] }, outcome: 'visit_parted' }
  }

  function file(visit: Visit): void {
    visits.delete(visit)
    visits.add(visit)
    const [key] = visit.keys
    if (key === undefined) return
    const same = byKey.get(key) ?? new Set()
    byKey.set(key, same.add(visit))
  }

  return {
    hear: (heard, now) => {
      forgetOld(now.getTime())
      const own = documentOf(heard)
      const last = latest(heard.steps)
      own.openedAt = Math.min(own.openedAt, ...heard.steps.map(({ firstAt }) => firstAt))
      for (const number of heard.numbers) own.numbers.add(number)
      const followed = settle(heard, own)
      const parted = last === null || followed.moved !== null ? null : part(heard, own, last.at)
      // What an earlier document sent late says nothing of where the visit is now.
      const isLate = parted !== null && parted.moved === null
      const { visit } = own
      unfile(visit)
      visit.keys = heard.keys
      visit.heardAt = now.getTime()
      if (last !== null && !isLate && last.at >= visit.activeAt) {
        visit.lastStep = last.step
        visit.activeAt = last.at
      }
      file(visit)
      return parted?.moved === undefined || parted.moved === null ? followed : parted
    },
    settled: (id) => {
      const own = documents.get(id)
      if (own === undefined || !own.isOurs) return null
      return { document: id, continues: own.visit.root === id ? null : own.visit.root, numbers: [...own.numbers] }
    },
  }
}
