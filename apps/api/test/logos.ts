import type { Logo } from '@malote/api-client/contract'
import sharp from 'sharp'
import type { TestApp, TestUser } from './test-app.ts'

/** A logo of one color. */
export const logoPicture = (background: string, { width = 240, height = 80 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

/** Uploads the logo of a company, or without one of the provider. */
export const sendLogo = (
  testApp: TestApp,
  content: Buffer | string,
  { as = testApp.users.admin, companyId }: { as?: TestUser; companyId?: string } = {},
) =>
  testApp.call('PUT', companyId ? `/v1/companies/${companyId}/logo` : '/v1/settings/logo', {
    as,
    form: { files: new File([typeof content === 'string' ? content : new Uint8Array(content)], 'logotipo.png') },
  })

/** Uploads a logo of one color and returns it. */
export async function addLogo(testApp: TestApp, background: string, companyId?: string): Promise<Logo> {
  const response = await sendLogo(testApp, await logoPicture(background), companyId ? { companyId } : {})
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json().logo
}
