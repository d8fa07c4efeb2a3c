import { EndRequest, ExperimentParams, ExperimentsReply, StartRequest } from '#domain/api/console/experiments.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { figuresSource } from '#server/figures/figures-source.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { IdempotencyHeader } from '#server/http/idempotency-header.ts'
import { refusals } from '#server/http/refusals.ts'
import { actIdOf, actRefusals, type ConsoleArea, consoleRefusals } from '#server/operators/operator-gate.ts'
import { endExperiment, startExperiment } from './manage-experiments.ts'
import { readExperiments } from './read-experiments.ts'

const listing = {
  summary: 'Experiments with the results of their runs',
  response: { 200: ExperimentsReply, ...refusals(...consoleRefusals) },
}

const starting = {
  summary: 'Start an experiment',
  headers: IdempotencyHeader,
  params: ExperimentParams,
  body: StartRequest,
  response: { 200: ExperimentsReply, ...refusals('EXPERIMENT_UNKNOWN', 'EXPERIMENT_RUNNING', ...actRefusals) },
}

const ending = {
  summary: 'End an experiment and name the variant that is kept',
  headers: IdempotencyHeader,
  params: ExperimentParams,
  body: EndRequest,
  response: { 200: ExperimentsReply, ...refusals('EXPERIMENT_UNKNOWN', 'EXPERIMENT_NOT_RUNNING', ...actRefusals) },
}

/** Experiments. Reading their figures requires the role figures; starting and ending them, prices. */
export function experimentRoutes({ services, gate }: ConsoleArea): RouteGroup {
  const source = figuresSource(services)
  const seeing = { operatorRole: 'figures' } as const
  const changing = { operatorRole: 'prices' } as const
  return async (app) => {
    app.get(consoleRoutes.experiments, { schema: listing, config: seeing }, () => readExperiments(source))

    app.post(consoleRoutes.experimentStart, { schema: starting, config: changing }, async (request) => {
      const { key } = request.params
      const { weights, coveragePercent, metric, worthPercent } = request.body
      const detail = `${weights.join(':')}, ${coveragePercent} %, ${metric}, ${worthPercent} % worth having`
      const by = gate.sessionOf(request).operator.login
      await gate.act(request, { action: 'start experiment', subject: key, detail }, () =>
        startExperiment(source, key, { ...request.body, actId: actIdOf(request), by }),
      )
      return readExperiments(source)
    })

    app.post(consoleRoutes.experimentEnd, { schema: ending, config: changing }, async (request) => {
      const { key } = request.params
      const by = gate.sessionOf(request).operator.login
      await gate.act(request, { action: 'end experiment', subject: key, detail: request.body.kept }, () =>
        endExperiment(source, key, { ...request.body, actId: actIdOf(request), by }),
      )
      return readExperiments(source)
    })
  }
}
