/**
 * Who asks, seen from the person whose body, household or account is meant: that person; another adult who eats in the
 * same household; an adult of the household, of a child or guest in it; an adult who has left it; anybody else who is
 * signed in; an operator with a session of the console.
 */
export const standings = ['self', 'partner', 'keeper', 'former', 'stranger', 'operator'] as const
export type Standing = (typeof standings)[number]

/** Who may do what. Whatever is not listed here is refused. */
export const abilities = {
  'see own body': ['self'],
  'change own body': ['self'],
  /** Only while the person shows it. */
  'see shown weight': ['self', 'partner'],
  'see week': ['self', 'partner'],
  'change week': ['self', 'partner'],
  'see list': ['self', 'partner'],
  'tick list': ['self', 'partner'],
  'change tastes': ['self', 'partner'],
  /** How the person eats, and how the household cooks. */
  'change settings': ['self'],
  /** Products that somebody read from packs, and tables that are the same for all. */
  'use own products': ['self'],
  'see household': ['self', 'partner'],
  invite: ['self', 'partner'],
  join: ['self', 'stranger', 'former'],
  /** Add, change and remove children and guests. */
  'keep eaters': ['self', 'partner', 'keeper'],
  /** Nobody removes themselves: they leave. */
  'remove adult': ['partner'],
  leave: ['self'],
  pay: ['self'],
  'take copy': ['self'],
  end: ['self'],
  'manage keys': ['self'],
} as const satisfies Readonly<Record<string, readonly Standing[]>>
export type Ability = keyof typeof abilities

/** Whether somebody of this standing may do this. */
export const may = (standing: Standing, ability: Ability): boolean =>
  (abilities[ability] as readonly Standing[]).includes(standing)
