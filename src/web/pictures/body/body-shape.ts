/**
 * What distinguishes one figure from another. Lengths are half-widths on a canvas of 120 x 240 on which every figure is
 * equally tall; shares run from 0 to 1.
 */
export type BodyShape = {
  readonly sex: 'woman' | 'man'
  readonly shoulders: number
  readonly chest: number
  readonly waist: number
  /** At the navel, between waist and hips. */
  readonly belly: number
  readonly hips: number
  readonly arms: number
  readonly thighs: number
  readonly calves: number
  readonly face: number
  readonly muscle: number
  /** How much of the belly's lower edge shows through the clothes. */
  readonly softness: number
  readonly outfit: 'everyday' | 'training'
}
