import {
  AliasesReply,
  AliasRemovedRequest,
  AliasRequest,
  ViewParams,
  ViewRequest,
  ViewsReply,
} from '#domain/api/console/views.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { IdempotencyHeader } from '#server/http/idempotency-header.ts'
import { refusals } from '#server/http/refusals.ts'
import { actIdOf, actRefusals, type ConsoleArea, consoleRefusals } from '#server/operators/operator-gate.ts'
import { addView, readViews, setViewRemoved } from './saved-views.ts'
import { readAliases, removeAlias, setAlias } from './source-aliases.ts'

const listing = {
  summary: 'Saved views of reports: the operator’s own and the shared ones',
  response: { 200: ViewsReply, ...refusals(...consoleRefusals) },
}
const saving = {
  summary: 'Save a view of a report under a name',
  headers: IdempotencyHeader,
  body: ViewRequest,
  response: { 200: ViewsReply, ...refusals(...actRefusals) },
}
const changing = (summary: string) => ({
  summary,
  headers: IdempotencyHeader,
  params: ViewParams,
  response: { 200: ViewsReply, ...refusals('NOT_FOUND', ...actRefusals) },
})
const showing = {
  summary: 'Spellings of sources, and the name under which each is counted',
  response: { 200: AliasesReply, ...refusals(...consoleRefusals) },
}
const setting = {
  summary: 'Count a spelling under a source, with what was measured before',
  headers: IdempotencyHeader,
  body: AliasRequest,
  response: { 200: AliasesReply, ...refusals(...actRefusals) },
}
const removing = {
  summary: 'Count a spelling as a source of its own again',
  headers: IdempotencyHeader,
  body: AliasRemovedRequest,
  response: { 200: AliasesReply, ...refusals(...actRefusals) },
}

/** Views that operators keep, and the names under which spellings of a source are counted. */
export function viewRoutes({ services, gate }: ConsoleArea): RouteGroup {
  const config = { operatorRole: 'figures' } as const
  return async (app) => {
    app.get(consoleRoutes.views, { schema: listing, config }, (request) =>
      readViews(services, gate.sessionOf(request).operator.login),
    )

    app.post(consoleRoutes.views, { schema: saving, config }, async (request) => {
      const { page, name, query, isShared } = request.body
      const { login } = gate.sessionOf(request).operator
      await gate.act(request, { action: 'save view', subject: name, detail: `${page}?${query}` }, () =>
        addView(services, login, { id: actIdOf(request), page, name, query, isShared }),
      )
      return readViews(services, login)
    })

    for (const [route, isRemoved] of [
      [consoleRoutes.viewRemoved, true],
      [consoleRoutes.viewRestored, false],
    ] as const) {
      const action = isRemoved ? 'remove view' : 'restore view'
      const summary = isRemoved ? 'Remove a saved view' : 'Bring a removed view back'
      app.post(route, { schema: changing(summary), config }, async (request) => {
        const { login } = gate.sessionOf(request).operator
        const { id } = request.params
        await gate.act(request, { action, subject: id }, () => setViewRemoved(services, login, { id, isRemoved }))
        return readViews(services, login)
      })
    }

    app.get(consoleRoutes.aliases, { schema: showing, config }, () => readAliases(services))

    app.post(consoleRoutes.aliases, { schema: setting, config }, async (request) => {
      const { spelling, source } = request.body
      await gate.act(request, { action: 'name source', subject: spelling, detail: source }, () =>
        setAlias(services, { spelling, source }),
      )
      return readAliases(services)
    })

    app.post(consoleRoutes.aliasRemoved, { schema: removing, config }, async (request) => {
      const { spelling } = request.body
      await gate.act(request, { action: 'unname source', subject: spelling }, () => removeAlias(services, spelling))
      return readAliases(services)
    })
  }
}
