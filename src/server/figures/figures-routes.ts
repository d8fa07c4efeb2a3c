import { funnelPlace } from '#analytics/funnel/funnel-steps.ts'
import {
  AnswersQuery,
  AnswersReply,
  BreakdownQuery,
  BreakdownReply,
  CohortsQuery,
  CohortsReply,
  FunnelQuery,
  FunnelReply,
  HeadlineReply,
  LiveReply,
  PeriodQuery,
  StepBreakdownQuery,
  StepBreakdownReply,
  SubscriptionsReply,
} from '#domain/api/console/figures.ts'
import { RecurringReply } from '#domain/api/console/recurring.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { Problem } from '#domain/problem.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { refusals } from '#server/http/refusals.ts'
import { type ConsoleArea, consoleRefusals } from '#server/operators/operator-gate.ts'
import { filterOf, periodOf } from './asked-period.ts'
import { figuresSource } from './figures-source.ts'
import { readAnswers } from './read-answers.ts'
import { readBreakdown } from './read-breakdown.ts'
import { readCohorts } from './read-cohorts.ts'
import { readFunnel } from './read-funnel.ts'
import { readHeadline } from './read-headline.ts'
import { readLive } from './read-live.ts'
import { readRecurring } from './read-recurring.ts'
import { readStepBreakdown } from './read-step-breakdown.ts'
import { readSubscriptions } from './read-subscriptions.ts'

const refused = refusals('QUERY_INVALID', ...consoleRefusals)
const headline = {
  summary: 'Headline figures, and those of the period before',
  querystring: PeriodQuery,
  response: { 200: HeadlineReply, ...refused },
}
const funnel = {
  summary: 'Every step of the funnel',
  querystring: FunnelQuery,
  response: { 200: FunnelReply, ...refused },
}
const breakdown = {
  summary: 'Visitors and purchases by one trait or two, perhaps only those with others',
  querystring: BreakdownQuery,
  response: { 200: BreakdownReply, ...refused },
}
const stepBreakdown = {
  summary: 'Exits from one step, broken down by every trait',
  querystring: StepBreakdownQuery,
  response: { 200: StepBreakdownReply, ...refusals('QUERY_INVALID', 'NOT_FOUND', ...consoleRefusals) },
}
const answers = {
  summary: 'How often each answer was given; small counts are hidden',
  querystring: AnswersQuery,
  response: { 200: AnswersReply, ...refusals('QUERY_INVALID', 'NOT_FOUND', ...consoleRefusals) },
}
const cohorts = {
  summary: 'Customers by the week or month of their first payment, perhaps split',
  querystring: CohortsQuery,
  response: { 200: CohortsReply, ...refused },
}
const subscriptions = {
  summary: 'Recurring revenue, ended subscriptions, refunds and plans',
  querystring: PeriodQuery,
  response: { 200: SubscriptionsReply, ...refused },
}
const recurring = {
  summary: 'Recurring revenue by month with its movements, trials, cancellations and churn',
  response: { 200: RecurringReply, ...refusals('QUERY_INVALID', ...consoleRefusals) },
}
const live = {
  summary: 'The latest step views and the state of the collector',
  response: { 200: LiveReply, ...refusals(...consoleRefusals) },
}

/** Reports for operators with the role figures. They name no customer. */
export function figureRoutes({ services }: ConsoleArea): RouteGroup {
  const source = figuresSource(services)
  const config = { operatorRole: 'figures' } as const
  return async (app) => {
    app.get(consoleRoutes.headline, { schema: headline, config }, ({ query }) => readHeadline(source, periodOf(query)))

    app.get(consoleRoutes.funnel, { schema: funnel, config }, ({ query }) =>
      readFunnel(source.db, periodOf(query), filterOf(query)),
    )

    app.get(consoleRoutes.breakdown, { schema: breakdown, config }, ({ query }) => {
      const { dimension, also = null } = query
      const filter = filterOf(query)
      // The path is an answer: small groups of it would tell what one person answered.
      if (dimension === 'path' && (also !== null || filter.length > 0)) throw new Problem('QUERY_INVALID', 'dimension')
      if (also === dimension) throw new Problem('QUERY_INVALID', 'also')
      return readBreakdown(source, periodOf(query), { dimension, also, filter })
    })

    app.get(consoleRoutes.stepBreakdown, { schema: stepBreakdown, config }, async ({ query }) => {
      const { step } = query
      if (funnelPlace(step) === null) throw new Problem('NOT_FOUND')
      return readStepBreakdown(source.db, periodOf(query), step, filterOf(query))
    })

    app.get(consoleRoutes.answers, { schema: answers, config }, async ({ query: { question, ...period } }) => {
      const reply = await readAnswers(source.db, periodOf(period), question)
      if (reply === null) throw new Problem('NOT_FOUND')
      return reply
    })

    app.get(
      consoleRoutes.cohorts,
      { schema: cohorts, config },
      ({ query: { unit = 'week', split = null, ...period } }) => readCohorts(source, periodOf(period), { unit, split }),
    )

    app.get(consoleRoutes.subscriptionFigures, { schema: subscriptions, config }, ({ query }) =>
      readSubscriptions(source, periodOf(query)),
    )

    app.get(consoleRoutes.recurringFigures, { schema: recurring, config }, () =>
      readRecurring(source, services.config.countTrials === 'yes'),
    )

    app.get(consoleRoutes.live, { schema: live, config: { ...config, isAutomatic: true } }, () => readLive(source))
  }
}
