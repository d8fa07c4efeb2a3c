import type { PantryView } from '#domain/api/member/pantry.ts'

/** A pantry as the server returns it; the plan of the examples begins on 2026-11-16. */
export const examplePantry: PantryView = {
  foods: [
    {
      ...{ id: 'chicken-breast', name: 'chicken breast, skinless', amount: '320\u202fg', grams: 320 },
      ...{ keepsUntil: '2026-11-17', isFrozen: false, canFreeze: true },
    },
    {
      ...{ id: 'cabbage', name: 'cabbage', amount: '450\u202fg', grams: 450 },
      ...{ keepsUntil: '2026-11-29', isFrozen: false, canFreeze: false },
    },
    {
      ...{ id: 'cod', name: 'cod fillet', amount: '280\u202fg', grams: 280 },
      ...{ keepsUntil: '2027-02-14', isFrozen: true, canFreeze: false },
    },
    {
      ...{ id: 'oats', name: 'oats', amount: '700\u202fg', grams: 700 },
      ...{ keepsUntil: null, isFrozen: false, canFreeze: false },
    },
  ],
  cooked: [
    {
      ...{ week: 1, day: 0, meal: 1, date: '2026-11-16', slot: 'LUNCH' },
      ...{ title: 'Red lentil soup', notCooked: null },
    },
  ],
  usual: [
    { id: 'basmati-rice', name: 'basmati rice', grams: 500 },
    { id: 'pasta', name: 'pasta', grams: 250 },
    { id: 'tahini', name: 'tahini', grams: 140 },
  ],
}
