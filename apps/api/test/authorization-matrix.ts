import { legalVersions } from '@malote/api-client/contract'
import { companyMatrix } from './authorization-matrix-companies.ts'
import { importMappingMatrix } from './authorization-matrix-imports.ts'
import { inboxMatrix } from './authorization-matrix-inbox.ts'
import { logoMatrix } from './authorization-matrix-logos.ts'
import { messageMatrix } from './authorization-matrix-messages.ts'
import { occurrenceMatrix } from './authorization-matrix-occurrences.ts'
import { privacyMatrix } from './authorization-matrix-privacy.ts'
import { receiptMatrix } from './authorization-matrix-receipts.ts'
import { recipientMatrix } from './authorization-matrix-recipients.ts'
import { adminOnly, everyone, everyRole, managed, notManagers, ownCompany, type Row } from './authorization-outcomes.ts'
import {
  aLocation,
  aMadeRun,
  anApiKey,
  anAssignment,
  anAttachment,
  anImport,
  anOrder,
  aPin,
  aRun,
  aSchedule,
  aStreet,
  aUserOfAcme,
  aWebhook,
  aWebhookDelivery,
  currentEventsOfAcme,
  mapping,
  newLocation,
  newRun,
  newSchedule,
  newUser,
  newWebhook,
  nothing,
  ofAcme,
  placeSheet,
} from './authorization-resources.ts'
import { anyId, orderIn, orderInput } from './orders.ts'
import { addCompany, password } from './test-app.ts'

/** The expected result of each endpoint of the contract for each caller. */
export const matrix: Record<string, Row> = {
  'auth.login': {
    request: async () => ({ body: { email: `${anyId()}@example.com`, password: 'x' } }),
    ...everyRole(401),
    anonymous: 401,
  },
  'auth.logout': { request: nothing, ...everyone, anonymous: 401 },
  'auth.forgotPassword': { request: async () => ({ body: { email: 'x@example.com' } }), ...everyone, anonymous: 'ok' },
  'auth.resetPassword': {
    request: async () => ({ body: { token: 'feito-a-mao', password: 'uma senha bem longa' } }),
    ...everyRole(410),
    anonymous: 410,
  },
  'users.me': { request: nothing, ...everyone, anonymous: 401 },
  'start.get': { request: nothing, ...everyone, anonymous: 401 },
  'users.list': { request: ofAcme, ...managed },
  'users.create': {
    request: async (testApp) => ({ body: { ...newUser(), companyIds: [testApp.companies.acme] } }),
    ...managed,
  },
  'users.update': {
    request: async (testApp) => ({ ...(await aUserOfAcme(testApp)), body: { name: 'Outro Nome' } }),
    ...managed,
  },
  'users.remove': { request: aUserOfAcme, ...managed },
  'users.endSessions': { request: aUserOfAcme, ...adminOnly },
  'users.endAllSessions': {
    // A company without members: the callers of the other rows keep their sessions.
    request: async (testApp) => ({ query: { companyId: await addCompany(testApp.db, 'Sem pessoas') } }),
    ...adminOnly,
  },
  'users.invite': {
    request: async (testApp) => {
      const { params } = await aUserOfAcme(testApp)
      // Deletes the first invitation, because a second one would be rejected for some minutes.
      await testApp.db.deleteFrom('password_tokens').where('user_id', '=', params.id).execute()
      return { params }
    },
    ...managed,
  },
  'profile.update': { request: async () => ({ body: {} }), ...everyone, anonymous: 401 },
  'profile.changePassword': {
    // The new password equals the present one.
    request: async () => ({ body: { currentPassword: password, password } }),
    ...everyone,
    anonymous: 401,
  },
  'profile.confirmPassword': {
    request: async () => ({ body: { currentPassword: password } }),
    ...everyone,
    anonymous: 401,
  },
  'profile.sessions': { request: nothing, ...everyone, anonymous: 401 },
  // A session of another user is not found for any caller.
  'profile.endSession': { request: async () => ({ params: { id: anyId() } }), ...everyRole(404), anonymous: 401 },
  'profile.endOtherSessions': { request: nothing, ...everyone, anonymous: 401 },
  'notifications.list': { request: nothing, ...everyone, anonymous: 401 },
  'notifications.unread': { request: nothing, ...everyone, anonymous: 401 },
  'notifications.read': { request: async () => ({ body: {} }), ...everyone, anonymous: 401 },
  'notificationPreferences.get': { request: nothing, ...everyone, anonymous: 401 },
  'notificationPreferences.update': { request: async () => ({ body: { data: [] } }), ...everyone, anonymous: 401 },
  'acceptances.list': { request: nothing, ...everyone, anonymous: 401 },
  'acceptances.accept': {
    request: async () => ({ body: { document: 'terms', version: legalVersions.terms } }),
    ...everyone,
    anonymous: 401,
  },
  ...privacyMatrix,
  ...companyMatrix,
  'serviceOrders.list': { request: ofAcme, ...ownCompany },
  'serviceOrders.summary': { request: ofAcme, ...ownCompany },
  // Orders of others are ignored, so the response does not reveal them.
  'serviceOrders.arrangeMine': {
    request: async () => ({ body: { orderNumbers: [] } }),
    ...everyone,
    ...notManagers,
    anonymous: 401,
  },
  'serviceOrders.export': { request: ofAcme, ...ownCompany },
  'serviceOrders.create': { request: async (testApp) => ({ body: orderInput(testApp.companies.acme) }), ...ownCompany },
  'serviceOrders.get': { request: anOrder, ...ownCompany },
  'serviceOrders.update': {
    request: async (testApp) => ({ ...(await anOrder(testApp)), body: { notes: 'Ligar antes.', version: 1 } }),
    ...ownCompany,
  },
  'serviceOrders.putByReference': {
    request: async (testApp) => ({ params: { externalRef: anyId() }, body: orderInput(testApp.companies.acme) }),
    ...ownCompany,
  },
  // Only the author deletes a draft: an API key acts as another operator.
  'serviceOrders.remove': { request: (testApp) => anOrder(testApp, 'draft'), ...ownCompany, apiKey: 403 },
  'serviceOrders.transition': {
    request: async (testApp) => ({ ...(await anOrder(testApp, 'draft')), body: { to: 'requested' } }),
    ...ownCompany,
  },
  'serviceOrders.transitionMany': {
    // The response for a foreign order equals the response for an order that does not exist.
    request: async (testApp) => ({
      body: { orderNumbers: [(await anOrder(testApp)).params.orderNumber], to: 'on_hold' },
    }),
    ...everyone,
    anonymous: 401,
  },
  // Without the permission "despacho", operators take orders over themselves only.
  'serviceOrders.assign': { request: anAssignment, ...ownCompany, ...notManagers, operator: 403, apiKey: 403 },
  'serviceOrders.assignees': { request: ofAcme, ...ownCompany, ...notManagers },
  'serviceOrders.assignMany': {
    // The response for a foreign order equals the response for an order that does not exist.
    request: async (testApp) => {
      const { params, body } = await anAssignment(testApp)
      return { body: { ...body, orderNumbers: [params.orderNumber] } }
    },
    ...everyone,
    ...notManagers,
    anonymous: 401,
  },
  'serviceOrders.duplicate': { request: anOrder, ...ownCompany },
  'serviceOrders.findDuplicates': {
    request: async (testApp) => ({ body: orderInput(testApp.companies.acme) }),
    ...ownCompany,
  },
  'serviceOrders.addressHistory': {
    request: async (testApp) => {
      const { companyId, dropoffs } = orderInput(testApp.companies.acme)
      const addresses = dropoffs.map(({ address: { neighborhood: _neighborhood, city: _city, ...rest } }) => rest)
      return { body: { companyId, addresses } }
    },
    ...ownCompany,
  },
  'serviceOrders.actions': { request: anOrder, ...ownCompany },
  'serviceOrders.events': { request: anOrder, ...ownCompany },
  // Only the author of a step can undo it: the order of another user has no such step.
  'serviceOrders.undo': { request: anOrder, ...ownCompany, admin: 409, operator: 409, manager: 409 },
  'serviceOrders.updateStop': {
    request: async (testApp) => {
      const order = await orderIn(testApp, 'in_transit')
      const params = { orderNumber: order.orderNumber, stopId: order.stops[1]?.id ?? '' }
      return { params, body: { state: 'arrived' } }
    },
    ...ownCompany,
    ...notManagers,
  },
  'comments.list': { request: anOrder, ...ownCompany },
  'comments.create': {
    request: async (testApp) => ({ ...(await anOrder(testApp)), body: { text: 'Olá' } }),
    ...ownCompany,
  },
  'attachments.list': { request: anOrder, ...ownCompany },
  'attachments.create': {
    request: async (testApp) => ({ ...(await anOrder(testApp)), form: { files: new File(['%PDF-1.7'], 'a.pdf') } }),
    ...ownCompany,
  },
  'attachments.download': { request: anAttachment, ...ownCompany },
  // An attachment is its author's: the operator sent it.
  'attachments.remove': { request: anAttachment, ...ownCompany, manager: 403, apiKey: 403 },
  'attachments.confirmPin': { request: aPin, ...ownCompany, ...notManagers },
  'imports.template': { request: nothing, ...everyone, anonymous: 401 },
  'imports.list': { request: ofAcme, ...ownCompany },
  'imports.create': {
    request: async (testApp) => ({ form: { companyId: testApp.companies.acme, files: new File(['a;b'], 'a.csv') } }),
    ...ownCompany,
  },
  'imports.get': { request: (testApp) => anImport(testApp), ...ownCompany },
  'imports.map': { request: mapping, ...ownCompany },
  'imports.rows': {
    request: async (testApp) => ({ ...(await anImport(testApp)), query: { state: 'invalid' } }),
    ...ownCompany,
  },
  'imports.start': { request: (testApp) => anImport(testApp, 'checked'), ...ownCompany },
  'imports.cancel': { request: (testApp) => anImport(testApp), ...ownCompany },
  'imports.remove': { request: (testApp) => anImport(testApp, 'checked'), ...ownCompany },
  'imports.errors': { request: (testApp) => anImport(testApp), ...ownCompany },
  'locations.list': { request: ofAcme, ...ownCompany },
  'locations.get': { request: async (testApp) => ({ params: (await aLocation(testApp)).params }), ...ownCompany },
  'locations.create': { request: async (testApp) => ({ body: newLocation(testApp) }), ...managed },
  'locations.update': {
    request: async (testApp) => ({ ...(await aLocation(testApp)), body: { name: 'Outro nome' } }),
    ...managed,
  },
  'locations.remove': { request: aLocation, ...managed },
  'locations.merge': {
    request: async (testApp) => ({
      ...(await aLocation(testApp)),
      body: { intoId: (await aLocation(testApp)).params.id },
    }),
    ...managed,
  },
  'locationSheets.export': { request: ofAcme, ...managed },
  'locationSheets.template': { request: nothing, ...managed, foreignManager: 'ok' },
  'locationSheets.import': {
    request: async (testApp) => ({
      form: { companyId: testApp.companies.acme, files: new File([placeSheet], 'locais.csv') },
    }),
    ...managed,
  },
  'locationSheets.errors': {
    request: async (testApp) => ({
      form: { companyId: testApp.companies.acme, files: new File([placeSheet], 'locais.csv') },
    }),
    ...managed,
  },
  'mapTiles.get': { request: nothing, ...everyone, anonymous: 401 },
  'postalCodes.search': { request: aStreet, ...everyone, anonymous: 401 },
  'postalCodes.get': { request: async () => ({ params: { cep: '01310-100' } }), ...everyone, anonymous: 401 },
  'dashboard.get': { request: ofAcme, ...managed },
  'reports.export': { request: async () => ({ params: { key: 'orders-by-day' } }), ...adminOnly },
  'reports.list': { request: nothing, ...adminOnly },
  'reports.get': { request: async () => ({ params: { key: 'orders-by-day' } }), ...adminOnly },
  'reportSchedules.list': { request: nothing, ...adminOnly },
  'reportSchedules.create': { request: async () => ({ body: newSchedule }), ...adminOnly },
  'reportSchedules.update': {
    request: async (testApp) => ({ ...(await aSchedule(testApp)), body: { format: 'xlsx' } }),
    ...adminOnly,
  },
  'reportSchedules.send': { request: aSchedule, ...adminOnly },
  'reportSchedules.remove': { request: aSchedule, ...adminOnly },
  'reportRuns.list': { request: nothing, ...adminOnly },
  'reportRuns.create': { request: async () => ({ body: newRun }), ...adminOnly },
  'reportRuns.get': { request: aRun, ...adminOnly },
  'reportRuns.file': { request: aMadeRun, ...adminOnly },
  'settings.update': { request: async () => ({ body: { version: 1 } }), ...adminOnly },
  'settingsTests.run': { request: async () => ({ body: { service: 'storage' } }), ...adminOnly },
  'reasons.list': { request: nothing, ...everyone, anonymous: 401 },
  'settings.get': { request: nothing, ...adminOnly },
  'apiKeys.list': { request: ofAcme, ...managed },
  'apiKeys.create': {
    request: async (testApp) => ({ body: { companyId: testApp.companies.acme, name: 'ERP' } }),
    ...managed,
  },
  'apiKeys.update': {
    request: async (testApp) => ({ ...(await anApiKey(testApp)), body: { carriesOut: true } }),
    ...adminOnly,
  },
  'apiKeys.revoke': { request: anApiKey, ...managed },
  'webhooks.list': { request: ofAcme, ...managed, apiKey: 'ok' },
  'webhooks.create': { request: async (testApp) => ({ body: newWebhook(testApp) }), ...managed, apiKey: 'ok' },
  'webhooks.get': { request: (testApp) => aWebhook(testApp), ...managed, apiKey: 'ok' },
  'webhooks.update': {
    request: async (testApp) => ({ ...(await aWebhook(testApp)), body: { description: 'ERP' } }),
    ...managed,
    apiKey: 'ok',
  },
  'webhooks.remove': { request: (testApp) => aWebhook(testApp), ...managed, apiKey: 'ok' },
  'webhooks.rotateSecret': { request: (testApp) => aWebhook(testApp), ...managed, apiKey: 'ok' },
  'webhooks.test': { request: (testApp) => aWebhook(testApp), ...managed, apiKey: 'ok' },
  'webhooks.deliveries': { request: (testApp) => aWebhook(testApp), ...managed, apiKey: 'ok' },
  'webhooks.messages': { request: (testApp) => aWebhook(testApp), ...managed, apiKey: 'ok' },
  'webhooks.delivery': { request: aWebhookDelivery, ...managed, apiKey: 'ok' },
  'webhooks.redeliver': { request: aWebhookDelivery, ...managed, apiKey: 'ok' },
  'events.stream': { request: currentEventsOfAcme, ...ownCompany },
  ...receiptMatrix,
  ...logoMatrix,
  ...importMappingMatrix,
  ...inboxMatrix,
  ...occurrenceMatrix,
  ...messageMatrix,
  ...recipientMatrix,
  'organization.get': { request: nothing, ...everyone, anonymous: 'ok' },
}
