import { adminOnly, everyone, type Row } from './authorization-outcomes.ts'
import { aPrivacyRequest, nothing, ofAcme } from './authorization-resources.ts'
import { anyId } from './orders.ts'

/** The personal data of the caller, the requests about personal data, and the logs of actions and accesses. */
export const privacyMatrix: Readonly<Record<string, Row>> = {
  'myData.get': { request: nothing, ...everyone, anonymous: 401 },
  'myData.export': { request: nothing, ...everyone, anonymous: 401 },
  'myData.request': {
    request: async (testApp) => {
      await testApp.db.deleteFrom('privacy_requests').execute()
      return { body: { kind: 'access' } }
    },
    ...everyone,
    anonymous: 401,
  },
  'privacyRequests.open': {
    request: async () => ({ body: { kind: 'access', name: 'Ana', email: `ana.${anyId()}@example.com` } }),
    ...everyone,
    anonymous: 'ok',
  },
  'privacyRequests.list': { request: nothing, ...adminOnly },
  'privacyRequests.data': { request: async (testApp) => ({ params: await aPrivacyRequest(testApp) }), ...adminOnly },
  'privacyRequests.close': {
    request: async (testApp) => ({ params: await aPrivacyRequest(testApp), body: { outcome: 'done' } }),
    ...adminOnly,
  },
  'privacyRequests.erasure': { request: async (testApp) => ({ params: await aPrivacyRequest(testApp) }), ...adminOnly },
  'privacyRequests.cancelErasure': {
    request: async (testApp) => ({ params: await aPrivacyRequest(testApp) }),
    ...adminOnly,
  },
  'auditLog.list': { request: ofAcme, ...adminOnly },
  'accessLog.list': { request: nothing, ...adminOnly },
}
