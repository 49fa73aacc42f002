import { isDeliveryTeam, type Role, type User } from '@malote/api-client'

/** Whether the user carries out orders: an operator of the delivery team. */
export const isCourier = (user: Pick<User, 'role' | 'carriesOut'>): boolean =>
  user.role === 'operator' && isDeliveryTeam(user)

/** The role that the order screens show: an operator outside of the delivery team sees and does what the company does. */
export const viewerRole = (user: Pick<User, 'role' | 'carriesOut'>): Role =>
  isDeliveryTeam(user) ? user.role : 'manager'
