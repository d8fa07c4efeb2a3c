import { AnnotationParams, AnnotationRequest, DaysReply, PeriodQuery } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { IdempotencyHeader } from '#server/http/idempotency-header.ts'
import { refusals } from '#server/http/refusals.ts'
import { actIdOf, actRefusals, type ConsoleArea, consoleRefusals } from '#server/operators/operator-gate.ts'
import { addNote, removeNote } from './annotations.ts'
import { periodOf } from './asked-period.ts'
import { figuresSource } from './figures-source.ts'
import { readDays } from './read-days.ts'

const showing = {
  summary: 'Visitors and purchases day by day, with releases and notes',
  querystring: PeriodQuery,
  response: { 200: DaysReply, ...refusals('QUERY_INVALID', ...consoleRefusals) },
}

const adding = {
  summary: 'Add a note about a day',
  headers: IdempotencyHeader,
  querystring: PeriodQuery,
  body: AnnotationRequest,
  response: { 200: DaysReply, ...refusals('QUERY_INVALID', ...actRefusals) },
}

const removing = {
  summary: 'Remove a note',
  headers: IdempotencyHeader,
  params: AnnotationParams,
  querystring: PeriodQuery,
  response: { 200: DaysReply, ...refusals('NOT_FOUND', 'QUERY_INVALID', ...actRefusals) },
}

/** Figures day by day, and operators' notes on them. An act replies with the days of the requested period. */
export function annotationRoutes({ services, gate }: ConsoleArea): RouteGroup {
  const source = figuresSource(services)
  const config = { operatorRole: 'figures' } as const
  return async (app) => {
    app.get(consoleRoutes.days, { schema: showing, config }, ({ query }) => readDays(source, periodOf(query)))

    app.post(consoleRoutes.annotations, { schema: adding, config }, async (request) => {
      const period = periodOf(request.query)
      const { day, text } = request.body
      const by = gate.sessionOf(request).operator.login
      await gate.act(request, { action: 'add note', subject: day, detail: text }, () =>
        addNote(services, { id: actIdOf(request), day, text, by }),
      )
      return readDays(source, period)
    })

    app.post(consoleRoutes.annotationRemoved, { schema: removing, config }, async (request) => {
      const period = periodOf(request.query)
      const { id } = request.params
      await gate.act(request, { action: 'remove note', subject: id }, () => removeNote(services, id))
      return readDays(source, period)
    })
  }
}
