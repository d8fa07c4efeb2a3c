import { PeriodQuery } from '#domain/api/console/figures.ts'
import { SpendRemovedRequest, SpendReply, SpendRequest } from '#domain/api/console/spend.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { IdempotencyHeader } from '#server/http/idempotency-header.ts'
import { refusals } from '#server/http/refusals.ts'
import { actRefusals, type ConsoleArea, consoleRefusals } from '#server/operators/operator-gate.ts'
import { contentHash } from '#server/platform/crypto/content-hash.ts'
import { removeSpend, storeSpend } from './ad-spend.ts'
import { periodOf } from './asked-period.ts'
import { figuresSource } from './figures-source.ts'
import { readSpend } from './read-spend.ts'

/** As many rows as a request may have, with long names. */
const BODY_MAX = 2 * 1024 * 1024

const showing = {
  summary: 'What adverts cost, whom they brought and what these paid back',
  querystring: PeriodQuery,
  response: { 200: SpendReply, ...refusals('QUERY_INVALID', ...consoleRefusals) },
}
const entering = {
  summary: 'Enter what adverts cost; all rows are stored, or none',
  headers: IdempotencyHeader,
  querystring: PeriodQuery,
  body: SpendRequest,
  response: { 200: SpendReply, ...refusals('QUERY_INVALID', ...actRefusals) },
}
const removing = {
  summary: 'Remove what was entered for a day and a campaign',
  headers: IdempotencyHeader,
  querystring: PeriodQuery,
  body: SpendRemovedRequest,
  response: { 200: SpendReply, ...refusals('QUERY_INVALID', ...actRefusals) },
}

/** What adverts cost. An act replies with the report of the requested period. */
export function spendRoutes({ services, gate }: ConsoleArea): RouteGroup {
  const source = figuresSource(services)
  const config = { operatorRole: 'figures' } as const
  return async (app) => {
    app.get(consoleRoutes.spend, { schema: showing, config }, ({ query }) => readSpend(source, periodOf(query)))

    app.post(consoleRoutes.spend, { schema: entering, config, bodyLimit: BODY_MAX }, async (request) => {
      const period = periodOf(request.query)
      const { rows } = request.body
      const days = rows.map(({ day }) => day).toSorted()
      // The content tells two files of the same days apart.
      const content = contentHash({ rows }).toString('hex').slice(0, 12)
      await gate.act(
        request,
        { action: 'enter spend', subject: `${days[0]} to ${days.at(-1)}`, detail: `${rows.length} rows, ${content}` },
        () => storeSpend(services, gate.sessionOf(request).operator.login, rows),
      )
      return readSpend(source, period)
    })

    app.post(consoleRoutes.spendRemoved, { schema: removing, config }, async (request) => {
      const period = periodOf(request.query)
      const { day, source: name, campaign, currency } = request.body
      await gate.act(request, { action: 'remove spend', subject: day, detail: `${name} ${campaign} ${currency}` }, () =>
        removeSpend(services.db, request.body),
      )
      return readSpend(source, period)
    })
  }
}
