import { myData, privacyRequests } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { exportDataOfRequest, exportMyData, getMyData } from './my-data.service.ts'
import { closeRequest, listRequests, openOwnRequest, openPublicRequest } from './requests.service.ts'
import { cancelErasure, getErasureScope } from './scheduled-erasure.service.ts'

/** Routes for privacy requests and personal data. */
export function privacyRoutes(app: FastifyInstance): void {
  route(app, myData.get, ({ ctx }) => getMyData(ctx))
  route(app, myData.export, ({ ctx, query }) => exportMyData(ctx, query.format))
  route(app, myData.request, ({ ctx, body }) => openOwnRequest(ctx, body))
  route(app, privacyRequests.open, ({ ctx, body }) => openPublicRequest(ctx, body))
  route(app, privacyRequests.list, ({ ctx, query }) => listRequests(ctx, query))
  route(app, privacyRequests.data, ({ ctx, params, query }) => exportDataOfRequest(ctx, params.id, query.format))
  route(app, privacyRequests.close, ({ ctx, params, body }) => closeRequest(ctx, params.id, body))
  route(app, privacyRequests.erasure, ({ ctx, params }) => getErasureScope(ctx, params.id))
  route(app, privacyRequests.cancelErasure, ({ ctx, params }) => cancelErasure(ctx, params.id))
}
