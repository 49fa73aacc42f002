import { adminOnly, everyone, managed, ownCompany, type Row } from './authorization-outcomes.ts'
import { nothing } from './authorization-resources.ts'
import { addLogo, logoPicture } from './logos.ts'
import type { TestApp } from './test-app.ts'

const aLogo = async () => ({ files: new File([new Uint8Array(await logoPicture('#2244aa'))], 'logotipo.png') })
const ofAcme = async (testApp: TestApp) => ({ params: { id: testApp.companies.acme } })

/** The part of the matrix for logos. */
export const logoMatrix: Record<string, Row> = {
  'organizationLogo.get': { request: nothing, ...everyone, anonymous: 401, apiKey: 403 },
  'organizationLogo.update': { request: async () => ({ form: await aLogo() }), ...adminOnly },
  'organizationLogo.remove': { request: nothing, ...adminOnly },
  'companyLogos.get': { request: ofAcme, ...ownCompany, apiKey: 403 },
  'companyLogos.update': {
    request: async (testApp) => ({ ...(await ofAcme(testApp)), form: await aLogo() }),
    ...managed,
  },
  'companyLogos.remove': { request: ofAcme, ...managed },
  // Who has the address has seen a receipt with the logo.
  'logos.file': {
    request: async (testApp) => ({ params: { id: (await addLogo(testApp, '#aa4422', testApp.companies.acme)).id } }),
    ...everyone,
    anonymous: 'ok',
  },
}
