import type { Allergen, Origin } from '#planner/foods/food-classes.ts'
import type { Ingredient } from '#planner/foods/ingredient.ts'

/** How a family is recognised from what a food contains and what it is called. */
type Sign = {
  readonly holds?: readonly Allergen[]
  readonly from?: readonly Origin[]
  readonly called?: RegExp
  readonly not?: RegExp
  /** Whether eggs belong to it where a recipe leaves them soft. */
  readonly softEggs?: true
}

// Written from names and contents; the planner's families are written from ids and kinds.
const signs: Readonly<Record<string, Sign>> = {
  'any-seafood': { holds: ['FISH', 'CRUSTACEAN', 'MOLLUSC'], from: ['FISH'] },
  'any-fish': { holds: ['FISH'] },
  'any-shellfish': { holds: ['CRUSTACEAN', 'MOLLUSC'] },
  'any-prawn': { called: /\b(?:prawns?|shrimps?)\b/i },
  'any-crustacean': { holds: ['CRUSTACEAN'] },
  'any-mollusc': { holds: ['MOLLUSC'] },
  'any-nut': { holds: ['TREE_NUT', 'PEANUT'] },
  'any-tree-nut': { holds: ['TREE_NUT'] },
  'any-peanut': { holds: ['PEANUT'], called: /\b(?:peanut|groundnut)/i },
  'any-soy': { holds: ['SOY'], called: /\b(?:soya|soy|tofu|tempeh|edamame)\b/i },
  'any-sesame': { holds: ['SESAME'], called: /\b(?:sesame|tahini)\b/i },
  'any-egg': { holds: ['EGG'], from: ['EGG'] },
  'any-dairy': { holds: ['DAIRY', 'LACTOSE'], from: ['DAIRY'] },
  'any-gluten': { holds: ['GLUTEN'] },
  'any-celery': { holds: ['CELERY'] },
  'any-mustard': { holds: ['MUSTARD'] },
  'any-meat': { from: ['MEAT', 'GELATINE'] },
  'any-pork': { called: /\b(?:pork|bacon|ham|pancetta|chorizo|andouille|gelatine)\b/i, not: /\bturkey\b/i },
  'any-beef': { called: /\b(?:beef|flank steak|sirloin)\b/i },
  'any-lamb': { called: /\blamb\b/i },
  'any-chicken': { called: /\bchicken\b/i },
  'any-tomato': { called: /\b(?:tomato|tomatoes|adobo|passata|enchilada sauce|barbecue sauce|baked beans)\b/i },
  'any-mushroom': { called: /\bmushrooms?\b/i },
  'any-onion': { called: /\b(?:onions?|shallots?)\b/i },
  'any-garlic': { called: /\bgarlic\b/i },
  'any-aubergine': { called: /\baubergines?\b/i },
  'any-courgette': { called: /\bcourgettes?\b/i },
  'any-olive': { called: /\b(?:black|green) olives?\b/i },
  'any-coriander': { called: /^fresh coriander$/i },
  'any-coconut': { called: /\bcoconut\b/i },
  'any-unsafe-in-pregnancy': {
    called:
      /\b(?:swordfish|tuna steaks?|smoked salmon|oysters|brie|blue cheese|goat[’']s cheese|queso fresco|cotija|livers?|prosciutto|(?:parma|cured) ham|cooked ham|turkey slices|bean ?sprouts|wine|beer|mirin|sake|sherry|rum|brandy)\b/i,
    not: /\bvinegar\b/i,
    softEggs: true,
  },
}

/** The families that have signs of their own. */
export const recognised: readonly string[] = Object.keys(signs)

const FAMILY = 'any-'

/**
 * Whether a ban, of a food or of a family of foods, rules a food out.
 * @param isSoft whether eggs are not cooked through in the recipe that holds it
 */
export function rulesOut(ban: string, { id, name, contains, origins }: Ingredient, isSoft = false): boolean {
  if (ban === id) return true
  if (!ban.startsWith(FAMILY)) return false
  // A family without signs of its own is at least everything that is called so.
  const sign = signs[ban] ?? { called: new RegExp(`\\b${ban.slice(FAMILY.length).replaceAll('-', ' ')}`, 'i') }
  if (sign.not?.test(name) === true) return false
  if (isSoft && sign.softEggs === true && origins.includes('EGG')) return true
  const { holds = [], from = [], called } = sign
  return (
    contains.some((each) => holds.includes(each)) ||
    origins.some((each) => from.includes(each)) ||
    called?.test(name) === true
  )
}
