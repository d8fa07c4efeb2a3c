import type { ShapeName } from '#planner/plate/shapes/shapes.ts'

/** Shapes that cutting changes. The others, such as leaves, florets and fillets, stay whatever the preparation says. */
const cuttable: ReadonlySet<ShapeName> = new Set<ShapeName>([
  'COIN',
  'SEEDED_COIN',
  'WHEEL',
  'KIWI',
  'TOMATO_SLICE',
  'RING',
  'RINGS',
  'CUBE',
  'BATON',
  'STRIP',
  'CRESCENT',
  'WEDGE',
  'MATCH',
  'SLAB',
  'FLORET',
  'CARVED',
  'PULLED',
  'LAYERED',
  'SPEAR',
])

/**
 * The shape that a preparation gives a food, and the factor by which its size changes; the first matching row decides.
 */
const cuts: readonly (readonly [says: RegExp, shape: ShapeName, factor: number])[] = [
  [/chopped to a paste|chopped fine|sand|minced|very finely (chopped|diced)/, 'DICE', 0.62],
  [/crumbled|coarsely grated and|torn into flakes/, 'CRUMBLE', 1],
  [/grated|threads|shredded|wisps|hair|fine strips/, 'SHRED', 1],
  [/matchstick|julienne/, 'MATCH', 1],
  [/tiny dice|finely diced|small dice|diced small|fine dice|pea-sized|little dice|no larger than/, 'DICE', 1],
  [/cube|dice|chunk|squares|bite-sized?|pieces$|cut into small/, 'CUBE', 1],
  [/finely chopped|chopped/, 'DICE', 1],
  [/chips|batons|sticks|a finger thick|finger-wide|finger lengths/, 'BATON', 1],
  [/slabs|triangles/, 'SLAB', 1],
  [/ribbons/, 'RIBBON', 1],
  [/wedge|eighths|quartered|cut into eight/, 'WEDGE', 0.9],
  [/coins|discs|rounds|slices? as thin|thick slices|thick slanted/, 'COIN', 1.15],
  [/strips/, 'STRIP', 1],
]

/** Shapes that stay as they are when sliced, instead of becoming coins. */
const ownSlices: ReadonlySet<ShapeName> = new Set<ShapeName>([
  'SEEDED_COIN',
  'WHEEL',
  'TOMATO_SLICE',
  'KIWI',
  'CRESCENT',
  'RING',
  'RINGS',
  'COIN',
  'LAYERED',
  'CURL',
  'CARVED',
])

/** The shape that a preparation gives a food, and the factor by which its size changes. */
export function cutOf(
  shape: ShapeName,
  prep: string | undefined,
): { readonly shape: ShapeName; readonly factor: number } {
  if (prep === undefined) return { shape, factor: 1 }
  if (shape === 'FLAT_ROUND' && /strips|ribbons/.test(prep)) return { shape: 'SOLDIER', factor: 0.55 }
  if (!cuttable.has(shape)) return { shape, factor: 1 }
  const row = cuts.find(([says]) => says.test(prep))
  if (row === undefined) return { shape, factor: 1 }
  const [, made, factor] = row
  if (made === 'COIN' && ownSlices.has(shape)) return { shape, factor: 1 }
  if (made === 'WEDGE' && (shape === 'LAYERED' || shape === 'CRESCENT')) return { shape, factor: 1 }
  if ((made === 'STRIP' || made === 'SHRED' || made === 'MATCH') && (shape === 'CARVED' || shape === 'PULLED'))
    return { shape: made === 'STRIP' && shape === 'CARVED' ? 'CARVED' : 'PULLED', factor: 0.9 }
  if (shape === 'PULLED' && made === 'COIN') return { shape: 'CARVED', factor: 0.9 }
  if (shape === 'FLORET' && made !== 'SHRED') return { shape, factor: 0.85 }
  if (shape === 'RINGS' && (made === 'BATON' || made === 'CUBE')) return { shape: 'SPEAR', factor: 0.5 }
  if (shape === 'SPEAR') return { shape, factor: 0.62 }
  return { shape: shape === 'FLORET' ? 'CRUMBLE' : made, factor }
}
