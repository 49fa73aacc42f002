import { attachments, comments, couriers, occurrences, serviceOrders } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { readAddressHistory } from './address-history/read-address-history.service.ts'
import { listAssignees } from './assignment-rights.service.ts'
import { addAttachments, listAttachments, openAttachment, removeAttachment } from './attachments/attachments.service.ts'
import { addComment, listComments } from './attachments/comments.service.ts'
import { putOrderByReference } from './by-reference/put-by-reference.service.ts'
import { createServiceOrder, duplicateServiceOrder } from './create/create.service.ts'
import { findDuplicates } from './create/find-duplicates.service.ts'
import { assignMany, assignServiceOrder } from './edit/assign.service.ts'
import { editServiceOrder, removeDraft } from './edit/edit.service.ts'
import {
  commentOccurrence,
  createOccurrence,
  listOccurrences,
  listOccurrencesOfOrder,
  updateOccurrence,
} from './occurrences/occurrences.service.ts'
import { getCourierPace } from './pace/courier-pace.service.ts'
import { exportServiceOrders } from './read/export.service.ts'
import {
  arrangeOrders,
  getServiceOrder,
  listActions,
  listEvents,
  listServiceOrders,
  summarizeServiceOrders,
} from './read/read.service.ts'
import { confirmPin } from './transitions/pin.service.ts'
import { recordStop } from './transitions/stops.service.ts'
import { transitionMany, transitionServiceOrder } from './transitions/transition.service.ts'
import { undoLastStep } from './transitions/undo.service.ts'

/** Routes for orders, attachments, comments and occurrences. */
export function serviceOrderRoutes(app: FastifyInstance): void {
  route(app, serviceOrders.list, ({ ctx, query }) => listServiceOrders(ctx, query))
  route(app, serviceOrders.summary, ({ ctx, query }) => summarizeServiceOrders(ctx, query))
  route(app, serviceOrders.arrangeMine, ({ ctx, body }) => arrangeOrders(ctx, body))
  route(app, serviceOrders.export, ({ ctx, query }) => exportServiceOrders(ctx, query))
  route(app, serviceOrders.create, ({ ctx, body, query }) => createServiceOrder(ctx, body, query))
  route(app, serviceOrders.get, ({ ctx, params }) => getServiceOrder(ctx, params.orderNumber))
  route(app, serviceOrders.update, ({ ctx, params, body, expectedVersion }) =>
    editServiceOrder(ctx, params.orderNumber, body, expectedVersion),
  )
  route(app, serviceOrders.putByReference, ({ ctx, params, body, expectedVersion }) =>
    putOrderByReference(ctx, params.externalRef, body, expectedVersion),
  )
  route(app, serviceOrders.remove, ({ ctx, params, expectedVersion }) =>
    removeDraft(ctx, params.orderNumber, expectedVersion),
  )
  route(app, serviceOrders.transition, ({ ctx, params, body, expectedVersion }) =>
    transitionServiceOrder(ctx, params.orderNumber, body, expectedVersion),
  )
  route(app, serviceOrders.transitionMany, ({ ctx, body }) => transitionMany(ctx, body), { ownTransactions: true })
  route(app, serviceOrders.assign, ({ ctx, params, body, expectedVersion }) =>
    assignServiceOrder(ctx, params.orderNumber, body, expectedVersion),
  )
  route(app, serviceOrders.assignees, ({ ctx, query }) => listAssignees(ctx, query.companyId))
  route(app, serviceOrders.assignMany, ({ ctx, body }) => assignMany(ctx, body), { ownTransactions: true })
  route(app, couriers.pace, ({ ctx, query }) => getCourierPace(ctx, query))
  route(app, serviceOrders.duplicate, ({ ctx, params }) => duplicateServiceOrder(ctx, params.orderNumber))
  route(app, serviceOrders.findDuplicates, ({ ctx, body }) => findDuplicates(ctx, body))
  route(app, serviceOrders.addressHistory, ({ ctx, body }) => readAddressHistory(ctx, body))
  route(app, serviceOrders.actions, ({ ctx, params }) => listActions(ctx, params.orderNumber))
  route(app, serviceOrders.events, ({ ctx, params }) => listEvents(ctx, params.orderNumber))
  route(app, serviceOrders.undo, ({ ctx, params }) => undoLastStep(ctx, params.orderNumber))
  route(app, serviceOrders.updateStop, ({ ctx, params, body, expectedVersion }) =>
    recordStop(ctx, params.orderNumber, params.stopId, body, expectedVersion),
  )
  route(app, attachments.list, ({ ctx, params }) => listAttachments(ctx, params.orderNumber))
  route(app, attachments.create, ({ ctx, params, form, files }) => addAttachments(ctx, params.orderNumber, form, files))
  route(app, attachments.download, ({ ctx, params, query }) =>
    openAttachment(ctx, params.orderNumber, params.attachmentId, query.variant),
  )
  route(app, attachments.remove, ({ ctx, params }) => removeAttachment(ctx, params.orderNumber, params.attachmentId))
  route(app, attachments.confirmPin, ({ ctx, params, body }) =>
    confirmPin(ctx, params.orderNumber, params.stopId, body.pin),
  )
  route(app, comments.list, ({ ctx, params }) => listComments(ctx, params.orderNumber))
  route(app, comments.create, ({ ctx, params, body }) => addComment(ctx, params.orderNumber, body))
  route(app, occurrences.list, ({ ctx, query }) => listOccurrences(ctx, query))
  route(app, occurrences.listOfOrder, ({ ctx, params }) => listOccurrencesOfOrder(ctx, params.orderNumber))
  route(app, occurrences.create, ({ ctx, params, body }) => createOccurrence(ctx, params.orderNumber, body))
  route(app, occurrences.update, ({ ctx, params, body, expectedVersion }) =>
    updateOccurrence(ctx, params, body, expectedVersion),
  )
  route(app, occurrences.comment, ({ ctx, params, body }) => commentOccurrence(ctx, params, body))
}
