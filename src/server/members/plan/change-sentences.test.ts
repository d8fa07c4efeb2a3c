import { expect, test } from 'vitest'
import type { LocaleTag } from '#domain/language/locales.ts'
import { kcalPerDay } from '#domain/units.ts'
import type { PlannerPool } from '#server/planner-pool/planner-pool.ts'
import { safetyEffects } from './change-sayings.ts'
import { saidTo } from './change-sentences.ts'
import { type SaidKitchen, type Saying, saidMeal, saidWeek } from './sayings.ts'

const titles = {
  en: new Map([
    ['pie', 'Apple pie'],
    ['soup', 'Lentil soup'],
  ]),
  es: new Map([
    ['pie', 'Pay de manzana'],
    ['soup', 'Sopa de lentejas'],
  ]),
}
// The rest of the pool is not asked.
const plannerPool = {
  titles: async (_recipes: unknown, _kitchen: unknown, usage: string) => titles[usage.endsWith('es') ? 'es' : 'en'],
  foodNames: async (_ids: unknown, usage: string) => new Map([['peas', usage.endsWith('es') ? 'chícharos' : 'peas']]),
} as unknown as PlannerPool

const said = (locale: LocaleTag, ...sayings: readonly Saying[]) =>
  saidTo(
    plannerPool,
    {
      usage: locale === 'es' ? 'metric-US-es' : 'metric-US',
      formats: { locale, clock: 'H24', firstWeekday: 'MONDAY', paper: 'A4' },
    },
    sayings,
  )

const kitchen: SaidKitchen = {
  eater: 'her',
  table: { person: 'her', cook: { diets: [], restrictions: [] }, bannedIngredients: [] },
}
const place = { startsOn: '2026-11-21', week: 2, currentWeek: 2 } as const
const dinner = saidMeal(place, 6, 'DINNER')

test('an opinion names the dish', async () => {
  const about = (['disliked', 'favoured', 'unmarked'] as const).map((say) => ({ say, recipe: 'pie', kitchen }))
  expect(await said('en-US', ...about)).toEqual([
    'You said no to Apple pie.',
    'You made Apple pie a favorite.',
    'You removed your mark from Apple pie.',
  ])
  expect(await said('en-US', { say: 'favoured', recipe: 'gone', kitchen })).toEqual([
    'You made a dish we no longer have a favorite.',
  ])
})

test('what changes for safety is named with its reason', async () => {
  const target = kcalPerDay(2100)
  const raise = { kind: 'RAISE', target, lowest: target } as const
  const effects = (decision: Parameters<typeof safetyEffects>[0]) => said('en-US', ...safetyEffects(decision))
  expect((await effects({ kind: 'HOLD', target, reason: 'UNDERWEIGHT' })).join(' ')).toContain('holds your weight')
  expect((await effects({ ...raise, why: 'NEAR_UNDERWEIGHT' })).join(' ')).toContain('lowest healthy weight')
  expect(await effects({ ...raise, why: 'TOO_FAST' })).toEqual(["You're losing faster than is safe."])
  expect(await effects({ kind: 'ASK', target })).toEqual([])
})

test('guests are counted', async () => {
  const expected = ([0, 1, 3] as const).map((guests) => ({ say: 'guests' as const, meal: dinner, guests }))
  expect(await said('en-US', ...expected)).toEqual([
    'You expect no guests for Friday’s dinner.',
    'You expect a guest for Friday’s dinner.',
    'You expect 3 guests for Friday’s dinner.',
  ])
})

const changes: readonly Saying[] = [
  { say: 'favoured', recipe: 'pie', kitchen },
  { say: 'banned', food: 'peas' },
  { say: 'told', event: { kind: 'SURGERY', from: '2026-11-30', to: null } },
  saidWeek('replanned', '2026-11-21', 2),
  { say: 'settings', settings: ['mealsADay', 'timeCooking'] },
  {
    say: 'meals',
    before: kitchen,
    after: kitchen,
    changes: [
      { meal: dinner, was: { recipes: ['soup'], isLeftover: false }, now: { recipes: ['pie'], isLeftover: false } },
      { portions: { on: '2026-12-04', isNear: true } },
    ],
  },
  { say: 'added', kitchen, added: [{ meal: dinner, recipe: 'soup' }] },
  { say: 'moreEnergy', day: { on: '2026-12-04', isNear: false }, kcal: 1900, before: 1700 },
]

test('each reader reads the same change in their own language', async () => {
  expect((await said('en-GB', ...changes)).slice(0, 4)).toEqual([
    'You made Apple pie a favourite.',
    'You ruled out peas.',
    'You told us: Operation, since 30 November.',
    'We planned the week of 28 November again.',
  ])
  expect(await said('en-US', ...changes.slice(4))).toEqual([
    'You changed your settings: meals a day and cooking time.',
    'Friday’s dinner: Apple pie instead of Lentil soup.',
    'Friday: other portions changed a little, so the day still adds up.',
    'Friday’s dinner: Lentil soup is added.',
    'From Friday, December 4 your plan has 1,900\u202fkcal a day instead of 1,700\u202fkcal.',
  ])
  expect(await said('es', ...changes)).toEqual([
    'Está en tus favoritos: Pay de manzana.',
    'Descartaste chícharos.',
    'Nos contaste: Operación, desde el 30 de noviembre.',
    'Volvimos a planear la semana del 28 de noviembre.',
    'Cambiaste tus ajustes: comidas al día y tiempo de cocina.',
    'La cena del viernes: Pay de manzana en lugar de Sopa de lentejas.',
    'El viernes: otras porciones cambiaron un poco, para que el día siga cuadrando.',
    'La cena del viernes: se agrega Sopa de lentejas.',
    'Desde el viernes 4 de diciembre tu plan tiene 1,900\u202fkcal al día en vez de 1,700\u202fkcal.',
  ])
})
