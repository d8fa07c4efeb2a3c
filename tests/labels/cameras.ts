import type { Random } from '#planner/seeded-random.ts'
import type { Camera } from './draw-label.ts'

export const levels = ['flat', 'easy', 'mid', 'hard'] as const
export type Level = (typeof levels)[number]

type Spans = {
  readonly turned: number
  readonly bent: number
  readonly leaning: number
  readonly blur: number
  readonly noise: number
  readonly dark: number
  readonly quality: number
}

/** The maximum of each fault at a level. */
const worst: Readonly<Record<Level, Spans>> = {
  flat: { turned: 0, bent: 0, leaning: 0, blur: 0, noise: 2, dark: 1, quality: 0.85 },
  easy: { turned: 2, bent: 0.01, leaning: 0.03, blur: 0.5, noise: 4, dark: 0.85, quality: 0.75 },
  mid: { turned: 5, bent: 0.04, leaning: 0.08, blur: 0.9, noise: 8, dark: 0.6, quality: 0.65 },
  hard: { turned: 8, bent: 0.07, leaning: 0.12, blur: 1.5, noise: 14, dark: 0.4, quality: 0.55 },
}

/** A random camera of a level: each fault is between half and all of the level's maximum. */
export function randomCamera(level: Level, random: Random): Camera {
  const most = worst[level]
  const some = (value: number): number => value * (0.5 + random() / 2)
  const either = (value: number): number => (random() < 0.5 ? -1 : 1) * some(value)
  return {
    turned: either(most.turned),
    bent: either(most.bent),
    leaning: either(most.leaning),
    blur: some(most.blur),
    noise: some(most.noise),
    light: [1 - some(1 - most.dark), 1],
    quality: most.quality,
    seed: Math.floor(random() * 2 ** 31),
  }
}
