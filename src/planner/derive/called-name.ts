import { saidName } from './food-mentions.ts'

/** How a food is bought: it matters in the shop, and says nothing in the name of a dish or in a step. */
const shopping =
  /\b(?:extra-firm|firm|plain|unsweetened|cooked|low-fat|fat-free|boneless|skinless|raw|frozen|tinned|shelled|vegan|reduced-salt|low-salt|semi-skimmed|rolled) /gi
const cut = / (?:breast|thigh|steak|fillet)s?$/

/** The name of a food as a cook says it: soya milk for unsweetened soya milk, chicken for boneless skinless chicken thigh. */
export const calledName = (name: string): string =>
  saidName(name)
    .replace(/ in .*$/, '')
    .replace(shopping, '')
    .replace(cut, '')
