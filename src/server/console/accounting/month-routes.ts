import { Type } from 'typebox'
import { AccountingMonthsReply, MonthFileQuery, MonthParams } from '#domain/api/console/accounting-months.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { IdempotencyHeader } from '#server/http/idempotency-header.ts'
import { refusals } from '#server/http/refusals.ts'
import { actRefusals, type ConsoleArea, consoleRefusals } from '#server/operators/operator-gate.ts'
import { accountingMonths, takeMonth } from './accounting-months.ts'
import { monthFile } from './month-file.ts'

/** Routes for the months of the accounts. */
export function monthRoutes({ services, gate }: ConsoleArea): RouteGroup {
  const { db } = services
  const config = { operatorRole: 'prices' } as const
  const livemode = services.config.paymentsEnv === 'live'
  const books = () => ({ db, livemode, now: services.now() })
  return async (app) => {
    const listing = {
      summary: 'The months of the accounts with their totals',
      response: { 200: AccountingMonthsReply, ...refusals('QUERY_INVALID', ...consoleRefusals) },
    }
    app.get(consoleRoutes.accountingMonths, { schema: listing, config }, () => accountingMonths(books()))

    const taking = {
      summary: 'Take a month for the accountant, which fixes what it contains',
      ...{ params: MonthParams, headers: IdempotencyHeader },
      response: { 200: AccountingMonthsReply, ...refusals('MONTH_NOT_READY', ...actRefusals) },
    }
    app.post(consoleRoutes.accountingMonthTaken, { schema: taking, config }, async (request) => {
      const { month } = request.params
      const { login } = gate.sessionOf(request).operator
      await gate.act(request, { action: 'take accounting month', subject: month }, () =>
        takeMonth(books(), month, login),
      )
      return accountingMonths(books())
    })

    const giving = {
      summary: 'A file of a month that was taken: movements, deferred revenue, QuickBooks or DATEV',
      params: MonthParams,
      querystring: MonthFileQuery,
      response: {
        200: Type.Unknown({ description: 'text/csv (RFC 4180)' }),
        ...refusals('QUERY_INVALID', 'MONTH_NOT_TAKEN', ...consoleRefusals),
      },
    }
    app.get(consoleRoutes.accountingMonthFile, { schema: giving, config }, async (request, reply) => {
      const { format, currency = null } = request.query
      const { name, content } = await monthFile(db, {
        ...request.params,
        format,
        currency,
        livemode,
        now: services.now(),
      })
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(format === 'datev' ? 'text/csv; charset=windows-1252' : 'text/csv; charset=utf-8')
        .send(content)
    })
  }
}
