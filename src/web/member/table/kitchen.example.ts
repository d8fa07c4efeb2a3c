import type { EaterView, HouseholdView, OwnPlan } from '#domain/api/member/household.ts'

/** Ids of the eaters of the example; an adult has the id of their person. */
export const you = '0b5f1b9e-5d0c-4e7b-9a53-0f6c2a3d4e5a'
export const ben = '0b5f1b9e-5d0c-4e7b-9a53-0f6c2a3d4e5b'
export const mia = '0b5f1b9e-5d0c-4e7b-9a53-0f6c2a3d4e5c'

const ann: EaterView = { kind: 'adult', id: you, name: 'Ann', isYou: true, showsWeight: false, isCook: true }

/** A member who eats alone. */
export const aloneKitchen: HouseholdView = {
  eaters: [ann],
  invitations: [],
  terms: 'free',
  paidByYou: true,
  paidUntil: '2026-12-16T10:00:00.000Z',
  renews: true,
}

/** The same with a partner and a child who is coeliac. */
export const familyKitchen: HouseholdView = {
  ...aloneKitchen,
  eaters: [
    ann,
    { kind: 'adult', id: ben, name: 'Ben', isYou: false, showsWeight: true, isCook: false },
    {
      kind: 'child',
      id: mia,
      name: 'Mia',
      age: 8,
      appetite: 'USUAL',
      diets: [],
      restrictions: ['GLUTEN'],
      banned: [{ id: 'any-mushroom', name: 'mushrooms' }],
    },
  ],
}

/** A plan whose periods all cost the same. */
export const monthPlan: OwnPlan = {
  ...{ id: 'month', name: '4-Week Plan', currency: 'USD' },
  ...{ firstMinor: 2999, firstDays: 30, renewalMinor: 2999, renewalDays: 30 },
}
