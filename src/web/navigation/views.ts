import type { Gender } from '#domain/answers/choices.ts'
import { BASE } from '#domain/api/base-path.ts'
import { type Slug, stepOf } from '#domain/funnel/journey.ts'

/** The two branches of the journey, as named in the address. */
const branches = { FEMALE: 'woman', MALE: 'man' } as const satisfies Record<Gender, string>

export const pages = {
  home: '/',
  complete: '/complete',
  resume: '/resume',
  subscription: '/subscription',
  signIn: '/sign-in',
  terms: '/terms_of_service',
  privacy: '/privacy',
  refunds: '/refund-policy',
  credits: '/credits',
  help: '/help',
} as const
/** The first page of the member area; all others are below it. */
export const PLAN_PATH = '/plan'
export type PageName = keyof typeof pages

// Safe: the names are the keys of the constant above.
const pageNames = Object.keys(pages) as readonly PageName[]

/** The view shown at an address below the base path. The member area resolves its own addresses. */
export type View =
  | { readonly kind: 'step'; readonly gender: Gender; readonly slug: Slug }
  | { readonly kind: 'page'; readonly name: PageName }
  | { readonly kind: 'member' }
  | { readonly kind: 'unknown' }

export const stepPath = (gender: Gender, slug: Slug): string => `/${branches[gender]}/${slug}`

/** The path with the base path, for links and the address bar. */
export const href = (path: string): string => BASE + path

/** The area of a path. The two areas are separate documents with their own styles: changing the area loads a new page. */
export const areaOf = (path: string): 'journey' | 'plan' =>
  path === PLAN_PATH || path.startsWith(`${PLAN_PATH}/`) ? 'plan' : 'journey'

/** The view at a path below the base path, such as `/woman/weight`. */
export function viewAt(path: string): View {
  const name = pageNames.find((page) => pages[page] === path)
  if (name !== undefined) return { kind: 'page', name }
  if (path.startsWith(`${pages.subscription}/`)) return { kind: 'page', name: 'subscription' }
  if (areaOf(path) === 'plan') return { kind: 'member' }
  const [, branch, slug = '', ...rest] = path.split('/')
  const step = rest.length === 0 ? stepOf(slug) : undefined
  if (step === undefined || (branch !== branches.FEMALE && branch !== branches.MALE)) return { kind: 'unknown' }
  return { kind: 'step', gender: branch === branches.FEMALE ? 'FEMALE' : 'MALE', slug: step.slug }
}
