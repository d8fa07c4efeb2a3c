import { brand, type Claim, type ClaimForm, shownClaim } from '#domain/brand.ts'
import { pageLanguage } from '#domain/language/page-language.ts'

let prerendered: ClaimForm = 'proven'

/** For the build, which has no document: the form of the pages that are rendered from now on. */
export const prerenderClaims = (form: ClaimForm): void => {
  prerendered = form
}

/** The document says it if all claims may be shown; a document that says nothing has the proven ones. */
const formNow = (): string | undefined =>
  typeof document === 'undefined' ? prerendered : document.documentElement.dataset['claims']

/** A claim of the brand, or null if it may not be shown here. Claims are written in English, so only English pages make them. */
export const claimOf = (name: keyof typeof brand.claims): Claim | null =>
  pageLanguage.tag.startsWith('en') ? shownClaim(brand.claims[name], formNow()) : null
