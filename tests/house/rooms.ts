import type { Rooms } from '../../tools/docs/rooms-picture.ts'

/**
 * The rooms of `src`, from the bottom up. A room may import from itself and from the rooms that it lists. The compiler
 * enforces this too; this list names it.
 */
export const rooms: Rooms = {
  domain: { about: 'the journey, answers, body model, money, HTTP contract', mayImport: [] },
  planner: { about: 'foods, recipes, weeks, their validation, plates', mayImport: ['domain'] },
  analytics: { about: 'what is measured, the wire, statistics', mayImport: ['domain'] },
  server: {
    about: 'Fastify, PostgreSQL, payments, email, jobs, figures',
    mayImport: ['planner', 'analytics', 'domain'],
  },
  web: { about: 'React: the questionnaire, pay, the member pages, the console', mayImport: ['analytics', 'domain'] },
}
