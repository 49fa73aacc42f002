import type { User } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { notify } from '../notifications/index.ts'
import { describeDevice, listUsedDevices } from '../sessions/index.ts'

/** Returns the first two groups of an IP address, because mobile networks change the other groups every day. */
const getNetwork = (address: string): string => address.split(/[.:]/).slice(0, 2).join('.')

/** Notifies a user of a sign-in from a new device or network. The first sign-in is not reported. */
export async function notifyNewDevice(ctx: Context, user: User): Promise<void> {
  const usedDevices = await listUsedDevices(ctx, user.id)
  const device = describeDevice(ctx.userAgent ?? null)
  const isKnownDevice = usedDevices.some(({ userAgent }) => describeDevice(userAgent) === device)
  const isKnownNetwork = usedDevices.some(({ address }) => getNetwork(address) === getNetwork(ctx.ipAddress))
  if (usedDevices.length === 0 || (isKnownDevice && isKnownNetwork)) return
  await notify(ctx, {
    type: 'new_sign_in',
    to: [user.id],
    detail: `${device}, endereço ${ctx.ipAddress}`,
    email: {
      subject: 'Acesso por um aparelho novo no Malote',
      paragraphs: [
        'Sua conta do Malote foi aberta de um jeito que ainda não conhecíamos.',
        `Aparelho: ${device}. Endereço na rede: ${ctx.ipAddress}.`,
        'Se foi você, está tudo certo. Se não foi, troque sua senha e encerre as outras sessões em Meu perfil.',
      ],
    },
  })
}
