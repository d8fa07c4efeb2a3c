import type { UnitSystem } from '#domain/unit-system.ts'

/** Units, and what is said about a measure that nobody can have. */
export const measureWords = {
  massUnit: { metric: 'kg', imperial: 'lb' } satisfies Record<UnitSystem, string>,
  implausible: {
    height: {
      metric: 'Please check your height: we can plan for 130 to 230 cm.',
      imperial: 'Please check your height: we can plan for 4 ft 3 in to 7 ft 6 in.',
    },
    weight: {
      metric: 'Please check your weight: we can plan for 35 to 300 kg.',
      imperial: 'Please check your weight: we can plan for 78 to 661 lb.',
    },
  },
} as const
